import { type GeoProjection, geoBounds, geoConicEqualArea } from 'd3-geo';
import type { FeatureCollection } from 'geojson';
import type { Point } from '../src/map/district-map';

/** Margin around the district, in units. */
const MARGIN = 24;

/**
 * Projects degrees to units of a drawing 1000 wide. An equal-area conic projection with its standard parallels at a
 * sixth of the district's height from its north and south ends. North is up in the middle.
 */
export function projectionOf(district: FeatureCollection) {
  const [[west, south], [east, north]] = geoBounds(district);
  const sixth = (north - south) / 6;
  const conic: GeoProjection = geoConicEqualArea()
    .parallels([south + sixth, north - sixth])
    .rotate([-(west + east) / 2, 0])
    .fitWidth(1000 - 2 * MARGIN, district);
  const [x = 0, y = 0] = conic.translate();
  conic.translate([x + MARGIN, y + MARGIN]);
  return (at: readonly number[]): Point => {
    const [left = 0, top = 0] = conic([at[0] ?? 0, at[1] ?? 0]) ?? [];
    return [Math.round(left), Math.round(top)];
  };
}

/** Height of a drawing of these points, in units. */
export function heightOf(points: readonly Point[]): number {
  return Math.max(...points.map(([, y]) => y)) + MARGIN;
}
