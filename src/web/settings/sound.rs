//! Sounds and music, synthesised from sine waves.

use std::cell::RefCell;

use gloo::timers::callback::Interval;
use web_sys::{AudioContext, GainNode, OscillatorType};

/// Sound that an action makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sound {
    /// A mark was made.
    Mark,
    /// A move was undone.
    Back,
    /// A rule is broken.
    Clash,
    /// The puzzle is solved.
    Solved,
}

thread_local! {
    static CONTEXT: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// The page's audio, created with the first sound. A page may play sounds only after it was
/// touched, so an earlier one would be mute.
fn context() -> Option<AudioContext> {
    CONTEXT.with_borrow_mut(|context| {
        if context.is_none() {
            *context = AudioContext::new().ok();
        }
        let context = context.clone()?;
        // Resuming takes some time; if it is refused, the page stays mute.
        let _ = context.resume();
        Some(context)
    })
}

/// Tone: frequency in hertz, start and length in seconds, and loudness from 0 to 1.
struct Tone {
    frequency: f32,
    start: f64,
    length: f64,
    loudness: f32,
}

/// Plays a sound.
pub(super) fn play(sound: Sound) {
    let tone = |frequency: f32, start: f64, length: f64, loudness: f32| Tone {
        frequency,
        start,
        length,
        loudness,
    };
    let tones = match sound {
        Sound::Mark => vec![tone(660.0, 0.0, 0.06, 0.06)],
        Sound::Back => vec![tone(440.0, 0.0, 0.06, 0.05)],
        Sound::Clash => vec![tone(196.0, 0.0, 0.16, 0.08), tone(185.0, 0.0, 0.16, 0.08)],
        Sound::Solved => vec![
            tone(523.25, 0.0, 0.5, 0.07),
            tone(659.25, 0.12, 0.5, 0.07),
            tone(783.99, 0.24, 0.7, 0.07),
        ],
    };
    if let Some(context) = context() {
        for tone in &tones {
            // A sound that cannot be created is skipped.
            let _ = sounded(&context, tone, 0.008);
        }
    }
}

/// Lets a tone swell for a number of seconds and fade until its end.
fn sounded(context: &AudioContext, tone: &Tone, swell: f64) -> Result<(), wasm_bindgen::JsValue> {
    let oscillator = context.create_oscillator()?;
    oscillator.set_type(OscillatorType::Sine);
    oscillator.frequency().set_value(tone.frequency);
    let gain: GainNode = context.create_gain()?;
    let start = context.current_time() + tone.start;
    let end = start + tone.length;
    let volume = gain.gain();
    volume.set_value_at_time(0.0001, start)?;
    volume.exponential_ramp_to_value_at_time(tone.loudness, start + swell)?;
    volume.exponential_ramp_to_value_at_time(0.0001, end)?;
    oscillator.connect_with_audio_node(&gain)?;
    gain.connect_with_audio_node(&context.destination())?;
    oscillator.start_with_when(start)?;
    oscillator.stop_with_when(end)
}

/// Music until it is dropped: long tones of a five-tone scale, each swelling over the
/// previous one, so that any two of them are in harmony.
pub(super) struct Music(#[expect(dead_code, reason = "held, so that music plays")] Interval);

/// Time between two tones, in milliseconds.
const BEAT: u32 = 3_200;
/// Frequencies of the scale, in hertz: D E F♯ A B over two octaves.
const SCALE: [f32; 7] = [146.83, 164.81, 185.0, 220.0, 246.94, 293.66, 369.99];

/// Starts the music.
pub(super) fn music() -> Music {
    let mut at = 0_usize;
    let mut next = move || {
        if gloo::utils::document().hidden() {
            return;
        }
        // Alternating steps of two and three tones give an aimless melody.
        at = (at + if at.is_multiple_of(2) { 3 } else { 5 }) % SCALE.len();
        let tone = Tone {
            frequency: SCALE[at],
            start: 0.0,
            length: 7.0,
            loudness: 0.03,
        };
        if let Some(context) = context() {
            // A tone that cannot be created is skipped.
            let _ = sounded(&context, &tone, 2.5);
        }
    };
    next();
    Music(Interval::new(BEAT, next))
}
