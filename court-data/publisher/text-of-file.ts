import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { SourceFileError } from './source-file';

const PIECE_BYTES = 1 << 20;

const stateOf = async (path: string) => {
  const { size, mtimeMs } = await stat(path);
  return `${size} ${mtimeMs}`;
};

/**
 * A file's text, piece by piece. Throws SourceFileError where the file is not UTF-8, or was written while it was read:
 * half an export can look like a whole one.
 */
export async function* textOfFile(path: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decode = (bytes?: Uint8Array) => {
    try {
      return decoder.decode(bytes, { stream: bytes !== undefined });
    } catch {
      throw new SourceFileError(
        basename(path),
        null,
        'is not UTF-8 text. Export it again as UTF-8 (in Excel: "CSV UTF-8")',
      );
    }
  };
  const before = await stateOf(path);
  for await (const bytes of createReadStream(path, { highWaterMark: PIECE_BYTES })) yield decode(bytes);
  yield decode();
  if ((await stateOf(path)) === before) return;
  throw new SourceFileError(
    basename(path),
    null,
    'was written to while it was read. Publish it when the export has finished',
  );
}
