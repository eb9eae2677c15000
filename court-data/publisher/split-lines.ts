import type { RecordText } from './source-file';

/** The lines of a text that comes in pieces, numbered from 1; empty ones are counted and left out. */
export async function* splitLines(pieces: AsyncIterable<string>): AsyncGenerator<RecordText> {
  let line = 1;
  let earlier = '';
  for await (const piece of pieces) {
    let start = 0;
    for (let end = piece.indexOf('\n'); end >= 0; end = piece.indexOf('\n', start)) {
      const json = earlier + piece.slice(start, end);
      if (json.trim()) yield { line, json };
      earlier = '';
      start = end + 1;
      line += 1;
    }
    earlier += piece.slice(start);
  }
  if (earlier.trim()) yield { line, json: earlier };
}
