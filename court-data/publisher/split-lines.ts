import { BoundedText } from './record-limits';
import type { RecordText } from './source-file';

/** The lines of a text that comes in pieces, numbered from 1; empty ones are counted and left out. */
export async function* splitLines(pieces: AsyncIterable<string>): AsyncGenerator<RecordText> {
  const text = new BoundedText();
  let line = 1;
  for await (const piece of pieces) {
    let start = 0;
    for (let end = piece.indexOf('\n'); end >= 0; end = piece.indexOf('\n', start)) {
      text.add(piece.slice(start, end));
      const found = text.take();
      if (found.fault || found.json.trim()) yield { line, ...found };
      start = end + 1;
      line += 1;
    }
    text.add(piece.slice(start));
  }
  const last = text.take();
  if (last.fault || last.json.trim()) yield { line, ...last };
}
