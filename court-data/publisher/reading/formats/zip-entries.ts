import { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';

/** A file in a zip archive. */
export type ZipEntry = { name: string; isEncrypted: boolean; isDeflated: boolean; packed: Buffer };

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const END_BYTES = 22;
const MAX_COMMENT_BYTES = 0xffff;

/** The files of a zip archive from its central directory. Null if the archive is damaged or truncated. */
export function zipEntries(zip: Buffer): ZipEntry[] | null {
  try {
    let end = zip.length - END_BYTES;
    while (end >= 0 && zip.length - end <= END_BYTES + MAX_COMMENT_BYTES && zip.readUInt32LE(end) !== END)
      end -= 1;
    if (end < 0 || zip.readUInt32LE(end) !== END) return null;
    const entries: ZipEntry[] = [];
    let at = zip.readUInt32LE(end + 16);
    for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
      if (zip.readUInt32LE(at) !== ENTRY) return null;
      const nameBytes = zip.readUInt16LE(at + 28);
      const local = zip.readUInt32LE(at + 42);
      if (zip.readUInt32LE(local) !== LOCAL) return null;
      const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
      const packedBytes = zip.readUInt32LE(at + 20);
      if (start + packedBytes > zip.length) return null;
      entries.push({
        name: zip.toString('utf8', at + 46, at + 46 + nameBytes),
        isEncrypted: (zip.readUInt16LE(at + 8) & 1) === 1,
        isDeflated: zip.readUInt16LE(at + 10) === 8,
        packed: zip.subarray(start, start + packedBytes),
      });
      at += 46 + nameBytes + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
    }
    return entries;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/**
 * Unpacked size of all entries in bytes. Counts the bytes, because the sizes in an archive can be false. Stops above
 * `max`.
 */
export async function unpackedBytes(entries: readonly ZipEntry[], max: number): Promise<number> {
  let bytes = 0;
  for (const { packed, isDeflated } of entries) {
    if (!isDeflated) bytes += packed.length;
    else
      for await (const piece of Readable.from([packed]).pipe(createInflateRaw()) as AsyncIterable<Buffer>) {
        bytes += piece.length;
        if (bytes > max) return bytes;
      }
  }
  return bytes;
}
