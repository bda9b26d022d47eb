//! Weights as bytes.

use crate::net::Net;

/// Bytes of a network: for each output of each layer, the scale and the bias as 32-bit floats, and a signed byte for each input. The sums of the
/// last layer are divided by the temperature.
pub(crate) fn bytes(net: &Net, temperature: f32) -> Vec<u8> {
    let mut bytes = Vec::new();
    let last = net.layers.len() - 1;
    for (at, layer) in net.layers.iter().enumerate() {
        let divisor = if at == last { temperature } else { 1.0 };
        for output in layer.rows() {
            let (weights, bias) = output.split_at(ndarray::Axis(0), output.len() - 1);
            let scale = scale(weights.iter());
            bytes.extend((scale / divisor).to_le_bytes());
            bytes.extend(bias.iter().flat_map(|bias| (bias / divisor).to_le_bytes()));
            bytes.extend(
                weights
                    .iter()
                    .map(|weight| ((weight / scale).round() as i8).cast_unsigned()),
            );
        }
    }
    bytes
}

/// The network with the weights that the bytes stand for.
pub(crate) fn rounded(net: &Net, temperature: f32) -> Net {
    let mut net = net.clone();
    let last = net.layers.len() - 1;
    for (at, layer) in net.layers.iter_mut().enumerate() {
        let divisor = if at == last { temperature } else { 1.0 };
        for mut output in layer.rows_mut() {
            let count = output.len() - 1;
            let scale = scale(output.iter().take(count));
            for (input, weight) in output.iter_mut().enumerate() {
                if input < count {
                    *weight = (*weight / scale).round() * scale;
                }
                *weight /= divisor;
            }
        }
    }
    net
}

fn scale<'a>(weights: impl Iterator<Item = &'a f32>) -> f32 {
    let most = weights.fold(0.0_f32, |most, weight| most.max(weight.abs()));
    most.max(1e-6) / 127.0
}
