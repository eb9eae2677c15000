import type { Point } from '../src/map/district-map';
import type { Ring } from './polygons';

/** Parses the rings of an SVG path of the drawing (`M12 3l4-5 6 7z…`), like a browser. */
export function ringsOfPath(path: string): Ring[] {
  return path
    .split('M')
    .filter(Boolean)
    .map((text) => {
      const [x = 0, y = 0, ...steps] = (text.match(/-?\d+/g) ?? []).map(Number);
      const ring: Point[] = [[x, y]];
      for (let at = 0; at + 1 < steps.length; at += 2) {
        const [lastX, lastY] = ring[ring.length - 1] ?? [0, 0];
        ring.push([lastX + (steps[at] ?? 0), lastY + (steps[at + 1] ?? 0)]);
      }
      return ring;
    });
}
