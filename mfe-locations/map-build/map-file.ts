import { fileURLToPath } from 'node:url';
import { readDistrict } from './court-file';
import { readAtlas } from './cut-counties';
import { drawDistrict } from './draw-district';

const atlas = readAtlas();

/** The file of mfe-locations/src/map/courts that holds a court's drawing. */
export const mapPath = (code: string) =>
  fileURLToPath(new URL(`../src/map/courts/${code}.json`, import.meta.url));

/** Text of that file: one county a line. Throws CountyError and NoRoomError. */
export function mapText(code: string): string {
  return `${JSON.stringify(drawDistrict(atlas, readDistrict(code)))}\n`;
}
