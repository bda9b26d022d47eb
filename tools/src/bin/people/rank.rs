//! Rank correlation.

/// Spearman's rank correlation of pairs; 0 if one side is constant.
pub(crate) fn spearman(pairs: &[(f64, f64)]) -> f64 {
    let (one, other): (Vec<f64>, Vec<f64>) = pairs.iter().copied().unzip();
    pearson(&ranks(&one), &ranks(&other))
}

/// Middle value; the upper one if there are two.
pub(crate) fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values.get(values.len() / 2).copied().unwrap_or(f64::NAN)
}

/// Ranks from 0; equal values share their mean rank.
fn ranks(values: &[f64]) -> Vec<f64> {
    let mut order: Vec<usize> = (0..values.len()).collect();
    order.sort_by(|&a, &b| values[a].total_cmp(&values[b]));
    let mut ranks = vec![0.0; values.len()];
    let mut begin = 0;
    for same in order.chunk_by(|&a, &b| values[a] == values[b]) {
        for &at in same {
            ranks[at] = begin as f64 + (same.len() - 1) as f64 / 2.0;
        }
        begin += same.len();
    }
    ranks
}

fn pearson(one: &[f64], other: &[f64]) -> f64 {
    let mean = |values: &[f64]| values.iter().sum::<f64>() / values.len() as f64;
    let (m, n) = (mean(one), mean(other));
    let products = |f: fn(f64, f64) -> f64| -> f64 {
        let pairs = one.iter().zip(other);
        pairs.map(|(a, b)| f(a - m, b - n)).sum()
    };
    let spread = (products(|a, _| a * a) * products(|_, b| b * b)).sqrt();
    match spread > 0.0 {
        true => products(|a, b| a * b) / spread,
        false => 0.0,
    }
}
