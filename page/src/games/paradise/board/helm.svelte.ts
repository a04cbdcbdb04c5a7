// Steers the chart: where it lies in its frame, dragged, pinched, zoomed and flown. While it moves only a transform of
// the drawing changes; the drawing itself is made anew when a zoom has come to rest, so that it is sharp again.

import type { Point } from "../../../lib/coast";
import { type Camera, fit, held, lookAt, MOST, onChart, type Size, whole, zoomed } from "./camera";
import type { Box } from "./geometry";

const FLIGHT = 300;
const REST = 160;
/** A pointer that has gone so far drags and does not choose, in pixels. */
const DRAG = 7;

export class Helm {
  /** The zoom that the drawing is made for. */
  zoom = $state(1);
  /** Of the frame, as far as nothing lies over it. */
  size: Size = $state.raw({ width: 0, height: 0 });
  /** Told whenever the chart has moved; called before the screen is painted. */
  readonly #watchers = new Set<(camera: Camera, size: Size) => void>();
  #camera: Camera = { x: 0, y: 0, zoom: 1 };
  #frame = 0;
  #flight = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;
  readonly #fingers = new Map<number, Point>();
  #dragged = false;
  #begun: Point = [0, 0];

  constructor(
    private readonly box: () => Box,
    /** Whether a pointer that goes down takes up something that lies on the chart, and does not move the chart. */
    private readonly takes: (event: PointerEvent) => boolean = () => false,
  ) {}

  get camera(): Camera {
    return this.#camera;
  }

  /** All of the chart, and no less. */
  get least(): number {
    return Math.min(MOST, whole(this.box(), this.size));
  }

  /** Whether the pointer that has just been lifted had moved the chart. */
  get dragged(): boolean {
    return this.#dragged;
  }

  watch(watcher: (camera: Camera, size: Size) => void): () => void {
    this.#watchers.add(watcher);
    watcher(this.#camera, this.size);
    return () => this.#watchers.delete(watcher);
  }

  /** The frame has another size: what was in its middle stays there; where it has only become higher or lower, all does. */
  resize(size: Size): void {
    const old = this.size;
    this.size = size;
    if (old.width === size.width && this.#camera.zoom >= this.least) {
      this.#set(this.#camera);
    } else if (old.width && size.width) {
      const middle = onChart(this.#camera, [old.width / 2, old.height / 2]);
      this.#set(lookAt(middle, Math.max(this.least, this.#camera.zoom), size));
    }
    this.#settle();
  }

  /** Be there at once. */
  jump(camera: Camera): void {
    cancelAnimationFrame(this.#flight);
    this.#set(camera);
    this.#settle();
  }

  /** Fly there; at once for those who want no motion. */
  fly(camera: Camera, still: boolean): void {
    cancelAnimationFrame(this.#flight);
    if (still) {
      this.jump(camera);
      return;
    }
    const [from, to] = [this.#camera, held(camera, this.box(), this.size)];
    const begun = performance.now();
    const step = (now: number): void => {
      const t = Math.min(1, Math.max(0, (now - begun) / FLIGHT));
      const eased = t * t * (3 - 2 * t);
      const part = (one: number, other: number): number => one + (other - one) * eased;
      this.#set({ x: part(from.x, to.x), y: part(from.y, to.y), zoom: part(from.zoom, to.zoom) });
      if (t < 1) {
        this.#flight = requestAnimationFrame(step);
      } else {
        this.#settle();
      }
    };
    this.#flight = requestAnimationFrame(step);
  }

  flyTo(point: Point, zoom: number, still: boolean): void {
    this.fly(lookAt(point, zoom, this.size), still);
  }

  /** All of a part of the chart, in the middle. */
  show(box: Box, still: boolean, most = MOST): void {
    this.fly(fit(box, this.size, most), still);
  }

  zoomBy(factor: number, still: boolean): void {
    this.fly(zoomed(this.#camera, [this.size.width / 2, this.size.height / 2], factor, this.least), still);
  }

  pan(right: number, down: number): void {
    this.#set({ ...this.#camera, x: this.#camera.x + right, y: this.#camera.y + down });
  }

  /** Listens to pointers and the wheel in the frame. */
  readonly steer = (frame: HTMLElement): (() => void) => {
    const at = (event: MouseEvent): Point => {
      const { left, top } = frame.getBoundingClientRect();
      return [event.clientX - left, event.clientY - top];
    };
    const down = (event: PointerEvent): void => {
      if (event.button > 0 || (event.target as Element).closest("[data-control]")) {
        return;
      }
      if (!this.#fingers.size && this.takes(event)) {
        this.#dragged = false;
        return;
      }
      cancelAnimationFrame(this.#flight);
      this.#dragged = this.#fingers.size > 0;
      this.#fingers.set(event.pointerId, at(event));
      this.#begun = at(event);
    };
    const move = (event: PointerEvent): void => {
      const before = this.#fingers.get(event.pointerId);
      if (!before) {
        return;
      }
      const now = at(event);
      if (!this.#dragged) {
        if (Math.hypot(now[0] - this.#begun[0], now[1] - this.#begun[1]) < DRAG) {
          return;
        }
        this.#dragged = true;
        frame.setPointerCapture(event.pointerId);
      }
      this.#drag(event.pointerId, before, now);
    };
    const up = (event: PointerEvent): void => {
      if (this.#fingers.delete(event.pointerId)) {
        this.#settle();
      }
    };
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      cancelAnimationFrame(this.#flight);
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 30 : 1;
      const factor = Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0016));
      this.#set(zoomed(this.#camera, at(event), factor, this.least));
      this.#settle();
    };
    frame.addEventListener("pointerdown", down);
    frame.addEventListener("pointermove", move);
    frame.addEventListener("pointerup", up);
    frame.addEventListener("pointercancel", up);
    frame.addEventListener("wheel", wheel, { passive: false });
    return () => {
      frame.removeEventListener("pointerdown", down);
      frame.removeEventListener("pointermove", move);
      frame.removeEventListener("pointerup", up);
      frame.removeEventListener("pointercancel", up);
      frame.removeEventListener("wheel", wheel);
      cancelAnimationFrame(this.#frame);
      cancelAnimationFrame(this.#flight);
      clearTimeout(this.#rest);
    };
  };

  #drag(finger: number, before: Point, now: Point): void {
    const other = [...this.#fingers].find(([id]) => id !== finger)?.[1];
    this.#fingers.set(finger, now);
    if (!other) {
      this.pan(now[0] - before[0], now[1] - before[1]);
      return;
    }
    const apart = (point: Point): number => Math.max(20, Math.hypot(point[0] - other[0], point[1] - other[1]));
    const between = (point: Point): Point => [(point[0] + other[0]) / 2, (point[1] + other[1]) / 2];
    const [from, to] = [between(before), between(now)];
    const camera = zoomed(this.#camera, from, apart(now) / apart(before), this.least);
    this.#set({ ...camera, x: camera.x + to[0] - from[0], y: camera.y + to[1] - from[1] });
  }

  #set(camera: Camera): void {
    this.#camera = held(camera, this.box(), this.size);
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      this.#watchers.forEach((watcher) => watcher(this.#camera, this.size));
    });
  }

  /** When nothing has moved for a while, the drawing is made for this zoom. */
  #settle(): void {
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => (this.zoom = this.#camera.zoom), this.#camera.zoom === this.zoom ? 0 : REST);
  }
}
