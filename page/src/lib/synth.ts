// What the sounds are made of, and how they are made: tones and noise, nothing recorded.

export type Sound = "card" | "bridge" | "stone" | "strip" | "score" | "turn" | "win" | "lose";

/** A part of a sound, in seconds and hertz. Noise is heard through a band that slides from `from` to `to`. */
interface Part {
  is: "tone" | "noise";
  at: number;
  length: number;
  level: number;
  from: number;
  to?: number;
  /** How long it takes to come up; nothing struck needs any time. */
  rise?: number;
  /** How narrow the band of a noise is. */
  narrow?: number;
}

const tone = (at: number, from: number, length: number, level: number, more: Partial<Part> = {}): Part => ({
  is: "tone", at, from, length, level, ...more,
});
const noise = (at: number, from: number, to: number, length: number, level: number, more: Partial<Part> = {}): Part => ({
  is: "noise", at, from, to, length, level, ...more,
});

/** A bar of wood that is struck: its note, and the overtone two octaves above, which dies away sooner. */
const bar = (at: number, note: number, level: number, length = 0.7): Part[] => [
  tone(at, note, length, level, { rise: 0.006 }),
  tone(at, note * 4, length / 4, level / 4),
  noise(at, 1800, 900, 0.02, level / 6),
];

/** The two ends of a stick come down one after the other. */
const knock = (at: number, note: number, level: number): Part[] => [
  tone(at, note, 0.09, level, { to: note * 0.8 }),
  tone(at, note * 2.7, 0.04, level / 3),
  noise(at, 1400, 700, 0.025, level / 2, { narrow: 1.5 }),
];

export const SOUNDS: Record<Sound, Part[]> = {
  card: [noise(0, 1500, 4200, 0.17, 0.28, { rise: 0.07, narrow: 0.9 }), noise(0.15, 2600, 1500, 0.04, 0.16)],
  bridge: [...knock(0, 330, 0.5), ...knock(0.085, 290, 0.38)],
  stone: [
    tone(0, 2350, 0.07, 0.13),
    tone(0, 3710, 0.04, 0.07),
    tone(0, 190, 0.12, 0.5, { to: 140 }),
    noise(0, 3200, 2000, 0.03, 0.2, { narrow: 2 }),
    tone(0.075, 2290, 0.05, 0.05),
  ],
  strip: [
    noise(0, 2600, 1500, 0.03, 0.5, { narrow: 1.2 }),
    noise(0.045, 1900, 1000, 0.035, 0.4, { narrow: 1.6 }),
    noise(0.1, 3100, 900, 0.06, 0.34),
    tone(0, 240, 0.08, 0.3, { to: 110 }),
    ...knock(0.24, 260, 0.16),
  ],
  score: [...bar(0, 392, 0.3), ...bar(0.16, 523.25, 0.34)],
  turn: [tone(0, 587.33, 0.5, 0.16, { rise: 0.04 }), tone(0.14, 880, 0.6, 0.1, { rise: 0.05 })],
  win: [...bar(0, 392, 0.3), ...bar(0.15, 493.88, 0.3), ...bar(0.3, 587.33, 0.3), ...bar(0.48, 783.99, 0.36, 1.2)],
  lose: [...bar(0, 392, 0.26), ...bar(0.22, 329.63, 0.26), ...bar(0.46, 261.63, 0.3, 1.2)],
};

/** So much noise is made once, and used from anywhere in it. */
const NOISE_SECONDS = 6;

export function hissOf(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate * NOISE_SECONDS, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place += 1) {
    samples[place] = Math.random() * 2 - 1;
  }
  return buffer;
}

/** Let a sound be heard at this time. */
export function perform(context: BaseAudioContext, name: Sound, from: number, out: AudioNode, hiss: AudioBuffer): void {
  for (const part of SOUNDS[name]) {
    const begin = from + 0.01 + part.at;
    const end = begin + part.length + (part.rise ?? 0);
    const level = gain(context, 0);
    level.gain.setValueAtTime(0.0001, begin);
    level.gain.exponentialRampToValueAtTime(part.level, begin + (part.rise ?? 0.002));
    level.gain.exponentialRampToValueAtTime(0.0001, end);
    level.connect(out);
    const slide = (parameter: AudioParam): void => {
      parameter.setValueAtTime(part.from, begin);
      parameter.exponentialRampToValueAtTime(part.to ?? part.from, end);
    };
    if (part.is === "tone") {
      const source = context.createOscillator();
      slide(source.frequency);
      source.connect(level);
      source.start(begin);
      source.stop(end);
    } else {
      const source = context.createBufferSource();
      const band = context.createBiquadFilter();
      source.buffer = hiss;
      band.type = "bandpass";
      band.Q.value = part.narrow ?? 0.7;
      slide(band.frequency);
      source.connect(band).connect(level);
      source.start(begin, Math.random() * (NOISE_SECONDS - 1), end - begin);
    }
  }
}

export interface Sea {
  level: GainNode;
  stop: (at: number) => void;
}

/** The sea, as yet unheard: noise behind a filter, swelling in two slow rhythms that never quite meet. */
export function seaOf(context: BaseAudioContext, hiss: AudioBuffer): Sea {
  const source = context.createBufferSource();
  source.buffer = hiss;
  source.loop = true;
  const filter = context.createBiquadFilter();
  filter.type = "lowpass";
  filter.frequency.value = 520;
  const swell = gain(context, 0.55);
  const level = gain(context, 0);
  source.connect(filter).connect(swell).connect(level).connect(context.destination);
  const waves = [
    swing(context, 0.083, 0.3, swell.gain),
    swing(context, 0.131, 0.15, swell.gain),
    swing(context, 0.083, 260, filter.frequency),
  ];
  source.start();
  return { level, stop: (at) => [source, ...waves].forEach((node) => node.stop(at)) };
}

export function gain(context: BaseAudioContext, value: number): GainNode {
  const node = context.createGain();
  node.gain.value = value;
  return node;
}

function swing(context: BaseAudioContext, rate: number, depth: number, target: AudioParam): OscillatorNode {
  const wave = context.createOscillator();
  wave.frequency.value = rate;
  wave.connect(gain(context, depth)).connect(target);
  wave.start();
  return wave;
}
