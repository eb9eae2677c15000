import { writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { courtCodes } from './court-file';
import { mapPath, mapText } from './map-file';

for (const code of courtCodes()) {
  const text = mapText(code);
  writeFileSync(mapPath(code), text);
  console.log(`${code}: ${text.length} bytes, ${brotliCompressSync(text).length} with brotli`);
}
