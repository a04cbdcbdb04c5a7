// What part of the chart is shown at first, and how much it has to move so that a question lies in sight.

import type { ParadiseView } from "../../../lib/wire";
import { type Camera, fit, lookAt, type Size, whole } from "./camera";
import { bounds, type Box, centre, RADIUS } from "./geometry";

/** Hexes are larger under a thumb, and where there is much room. */
const usual = ({ width }: Size): number => (width < 600 ? 52 : Math.min(64, Math.max(46, width / 30))) / RADIUS;

/** All that somebody holds or has pieces in. */
function inhabited(view: ParadiseView, seats: readonly number[]): string[] {
  return seats.flatMap((seat) => [...(view.held[seat] ?? []), ...Object.keys(view.pieces[seat] ?? {}), view.homes[seat] ?? []].flat());
}

/** Around what is asked and what the viewer has; everything where that is no smaller. */
export function firstSight(
  view: ParadiseView,
  box: Box,
  viewer: number | null,
  lit: readonly string[],
  size: Size,
  entire: boolean,
): Camera {
  const everybody = view.held.map((_, seat) => seat);
  const own = inhabited(view, viewer === null ? everybody : [viewer]);
  const all = own.length ? own : inhabited(view, everybody);
  const names = all.length ? all : lit;
  const zoom = usual(size);
  if (entire || whole(box, size) > 0.85 * zoom || !names.length) {
    return fit(box, size);
  }
  const asked = lit.length && whole(bounds(lit, 10), size) > 0.6 ? lit : [];
  const around = bounds([...new Set([...asked, ...(asked.length ? [] : names)])], 20);
  return lookAt(
    [around.x + around.width / 2, around.y + around.height / 2],
    Math.max(zoom * (all.length ? 0.8 : 0.66), Math.min(zoom, whole(around, size))),
    size,
  );
}

/** Where to fly so that these hexes are seen; null if they are. The zoom stays unless it would be too large for them. So
 * far from the edge, in hexes, is in sight. */
export function reveal(names: readonly string[], camera: Camera, size: Size, far = 0.6): Camera | null {
  const margin = Math.min(far * RADIUS * camera.zoom, size.width / 3, size.height / 3);
  const inSight = (name: string): boolean => {
    const [x, y] = centre(name);
    const [px, py] = [x * camera.zoom + camera.x, y * camera.zoom + camera.y];
    return px > margin && py > margin && px < size.width - margin && py < size.height - margin;
  };
  if (names.some(inSight)) {
    return null;
  }
  const box = bounds(names, 20);
  return lookAt([box.x + box.width / 2, box.y + box.height / 2], Math.min(camera.zoom, Math.max(0.66, whole(box, size))), size);
}

/** The least that the chart has to move so that a hex is seen; null if it is. */
export function nudge(name: string, camera: Camera, size: Size): Camera | null {
  const [x, y] = centre(name);
  const margin = RADIUS * camera.zoom;
  const short = (place: number, room: number): number => Math.max(0, margin - place) - Math.max(0, place + margin - room);
  const [right, down] = [short(x * camera.zoom + camera.x, size.width), short(y * camera.zoom + camera.y, size.height)];
  return right || down ? { ...camera, x: camera.x + right, y: camera.y + down } : null;
}
