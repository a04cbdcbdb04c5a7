// What part of the chart is seen: a zoom, and where the chart's origin lies in the frame, in pixels.

import type { Point } from "../../../lib/coast";
import type { Box } from "./geometry";

export interface Camera {
  x: number;
  y: number;
  zoom: number;
}

export interface Size {
  width: number;
  height: number;
}

export const MOST = 2.4;
/** Hexes of this zoom are wide enough for a finger (44 px). */
export const TOUCHABLE = 0.56;

const between = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));

/** The zoom at which all of a box is seen. */
export const whole = (box: Box, { width, height }: Size): number => Math.min(width / box.width, height / box.height);

/** The camera that shows a box as large as may be, in the middle of the frame. */
export function fit(box: Box, size: Size, most = MOST): Camera {
  const zoom = Math.min(most, whole(box, size));
  return {
    zoom,
    x: size.width / 2 - (box.x + box.width / 2) * zoom,
    y: size.height / 2 - (box.y + box.height / 2) * zoom,
  };
}

/** The camera with this point of the chart in the middle. */
export function lookAt([x, y]: Point, zoom: number, { width, height }: Size): Camera {
  return { zoom, x: width / 2 - x * zoom, y: height / 2 - y * zoom };
}

/** Zoom by a factor; the point of the frame stays where it is. */
export function zoomed({ x, y, zoom }: Camera, [px, py]: Point, factor: number, least: number): Camera {
  const next = between(least, zoom * factor, MOST);
  const ratio = next / zoom;
  return { zoom: next, x: px - (px - x) * ratio, y: py - (py - y) * ratio };
}

/** The camera, held so that the chart stays in the frame: its middle where it is smaller, its edges where it is not. */
export function held(camera: Camera, box: Box, { width, height }: Size): Camera {
  const hold = (offset: number, from: number, length: number, room: number): number => {
    const [near, far] = [-from * camera.zoom, room - (from + length) * camera.zoom];
    return near < far ? (near + far) / 2 : between(far, offset, near);
  };
  return {
    zoom: camera.zoom,
    x: hold(camera.x, box.x, box.width, width),
    y: hold(camera.y, box.y, box.height, height),
  };
}

/** The part of the chart in the frame. */
export function seen({ x, y, zoom }: Camera, { width, height }: Size): Box {
  return { x: -x / zoom, y: -y / zoom, width: width / zoom, height: height / zoom };
}

/** A point of the frame, as a point of the chart. */
export const onChart = ({ x, y, zoom }: Camera, [px, py]: Point): Point => [(px - x) / zoom, (py - y) / zoom];
