import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { courtCodes, readDistrict } from './court-file';
import { readAtlas } from './cut-counties';
import { drawDistrict } from './draw-district';

const atlas = readAtlas();

/** Path of the file in mfe-locations/src/map/courts with a court's drawing. */
export const mapPath = (code: string) =>
  fileURLToPath(new URL(`../src/map/courts/${code}.json`, import.meta.url));

/** Text of that file, with one county per line. Throws CountyError and NoRoomError. */
export function mapText(code: string): string {
  return `${JSON.stringify(drawDistrict(atlas, readDistrict(code)))}\n`;
}

for (const code of courtCodes()) {
  const text = mapText(code);
  writeFileSync(mapPath(code), text);
  console.log(`${code}: ${text.length} bytes, ${brotliCompressSync(text).length} with brotli`);
}
