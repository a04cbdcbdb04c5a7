import { beforeEach, describe, expect, it, vi } from "vitest";

const settings = vi.hoisted(() => ({ sound: true, volume: 0.5 }));
vi.mock("./settings.svelte", () => ({ settings }));

/** A parameter or node of WebAudio that accepts everything and remembers what was started. */
function made(log: string[], kind: string): Record<string, unknown> {
  const parameter = () => ({
    value: 0,
    setValueAtTime: vi.fn((value: number) => expect(value).toBeGreaterThan(0)),
    exponentialRampToValueAtTime: vi.fn((value: number) => expect(value).toBeGreaterThan(0)),
    setTargetAtTime: vi.fn(() => log.push(`${kind} level`)),
  });
  return {
    gain: parameter(),
    frequency: parameter(),
    Q: parameter(),
    connect: (next: unknown) => next,
    start: (at?: number) => {
      log.push(`${kind} start`);
      FakeContext.begun.push(at ?? 0);
    },
    stop: () => log.push(`${kind} stop`),
  };
}

class FakeContext {
  static made = 0;
  static log: string[] = [];
  static begun: number[] = [];
  currentTime = 1;
  sampleRate = 100;
  state = "running";
  destination = {};
  constructor() {
    FakeContext.made += 1;
  }
  createGain = () => made(FakeContext.log, "gain");
  createOscillator = () => made(FakeContext.log, "tone");
  createBufferSource = () => made(FakeContext.log, "noise");
  createBiquadFilter = () => made(FakeContext.log, "filter");
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
}

class FakeDocument extends EventTarget {
  visibilityState = "visible";
}

let page: FakeDocument;

async function fresh() {
  vi.resetModules();
  return import("./sounds");
}

function touch(): void {
  page.dispatchEvent(new Event("pointerdown"));
}

beforeEach(() => {
  Object.assign(settings, { sound: true, volume: 0.5 });
  page = new FakeDocument();
  vi.stubGlobal("document", page);
  vi.stubGlobal("AudioContext", FakeContext);
  FakeContext.made = 0;
  FakeContext.log = [];
  FakeContext.begun = [];
});

describe("sounds", () => {
  it("opens no audio before the page was touched", async () => {
    const { sounds } = await fresh();
    sounds.play("card");
    sounds.sea(true);
    expect(FakeContext.made).toBe(0);
    touch();
    sounds.play("card");
    expect(FakeContext.made).toBe(1);
  });

  it("starts the sea with the first touch if it was wanted before", async () => {
    const { sounds } = await fresh();
    sounds.sea(true);
    touch();
    expect(FakeContext.log).toContain("noise start");
  });

  it("stays silent when it is switched off or the volume is nothing", async () => {
    const { sounds } = await fresh();
    touch();
    settings.sound = false;
    sounds.play("win");
    sounds.sea(true);
    settings.sound = true;
    settings.volume = 0;
    sounds.play("win");
    sounds.sea(true);
    expect(FakeContext.made).toBe(0);
  });

  it("has parts for every sound, and plays them all", async () => {
    const { sounds } = await fresh();
    const { SOUNDS } = await import("./synth");
    touch();
    for (const [name, parts] of Object.entries(SOUNDS)) {
      FakeContext.log = [];
      sounds.play(name as keyof typeof SOUNDS);
      expect(FakeContext.log.filter((line) => line.endsWith("start"))).toHaveLength(parts.length);
    }
    expect(FakeContext.made).toBe(1);
  });

  it("lets the sea go out when the page is hidden, and come back", async () => {
    const { sounds } = await fresh();
    touch();
    sounds.sea(true);
    page.visibilityState = "hidden";
    page.dispatchEvent(new Event("visibilitychange"));
    expect(FakeContext.log).toContain("noise stop");
    FakeContext.log = [];
    page.visibilityState = "visible";
    page.dispatchEvent(new Event("visibilitychange"));
    expect(FakeContext.log).toContain("noise start");
  });

  it("tells what happens at once one after the other, and does not fall far behind", async () => {
    const { sounds } = await fresh();
    const { SOUNDS } = await import("./synth");
    touch();
    const first = (name: keyof typeof SOUNDS): number => {
      FakeContext.begun = [];
      sounds.play(name);
      return Math.min(...FakeContext.begun);
    };
    const [bridge, stone, strip] = [first("bridge"), first("stone"), first("strip")];
    expect(stone - bridge).toBeGreaterThan(0.1);
    expect(strip - stone).toBeGreaterThan(0.1);
    expect(Math.max(...Array.from({ length: 20 }, () => first("card"))) - bridge).toBeLessThan(1);
  });

  it("does not start a second sea", async () => {
    const { sounds } = await fresh();
    touch();
    sounds.sea(true);
    sounds.sea(true);
    expect(FakeContext.log.filter((line) => line === "noise start")).toHaveLength(1);
  });

  it("never throws where there is no audio", async () => {
    vi.stubGlobal("AudioContext", undefined);
    let { sounds } = await fresh();
    touch();
    expect(() => sounds.play("stone")).not.toThrow();
    vi.stubGlobal("AudioContext", class {
      constructor() {
        throw new Error("no device");
      }
    });
    ({ sounds } = await fresh());
    touch();
    expect(() => sounds.play("stone")).not.toThrow();
    expect(() => sounds.sea(true)).not.toThrow();
    vi.stubGlobal("document", undefined);
    ({ sounds } = await fresh());
    expect(() => sounds.sea(true)).not.toThrow();
  });
});
