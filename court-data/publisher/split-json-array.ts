import { BoundedText } from './record-limits';
import { type RecordText, SourceFileError } from './source-file';

const NEWLINE = 10;
const BLANK = 32;
const QUOTE = 34;
const COMMA = 44;
const BACKSLASH = 92;
const LIST = { open: 91, close: 93 };
const RECORD = { open: 123, close: 125 };

/**
 * The elements of a JSON array as text, each with the line it begins on (from 1), so that whatever is wrong with one
 * can be said with its place. The array comes in pieces, since a text of more than 512 MB is more than Node can hold.
 * Only brackets and strings are looked at; JSON.parse judges the rest. Throws SourceFileError when the array does not
 * close, when a record is missing, or when something follows the array.
 */
export async function* splitJsonArray(
  file: string,
  pieces: AsyncIterable<string>,
): AsyncGenerator<RecordText> {
  const fail = (at: number, reason: string) =>
    new SourceFileError(file, at, `${reason}. Export the file again`);
  let line = 1;
  let depth = 0;
  let inString = false;
  let afterBackslash = false;
  let afterComma = false;
  let ended = false;
  /** of the record in work: whether there is one, and where it begins */
  let open = false;
  let startLine = 1;
  const text = new BoundedText();
  for await (const piece of pieces) {
    let start = 0;
    for (let at = 0; at < piece.length; at += 1) {
      const code = piece.charCodeAt(at);
      if (code === NEWLINE) line += 1;
      if (inString) {
        if (afterBackslash) afterBackslash = false;
        else if (code === BACKSLASH) afterBackslash = true;
        else if (code === QUOTE) inString = false;
        continue;
      }
      if (code <= BLANK) continue;
      if (ended) throw fail(line, 'something follows the end of the list');
      if (depth === 1 && (code === COMMA || code === LIST.close)) {
        if (open) {
          text.add(piece.slice(start, at));
          yield { line: startLine, ...text.take() };
        } else if (code === COMMA || afterComma) throw fail(line, 'a record is missing beside a comma');
        open = false;
        afterComma = code === COMMA;
        ended = code === LIST.close;
        continue;
      }
      if (depth === 1 && !open) {
        open = true;
        start = at;
        startLine = line;
      }
      if (code === QUOTE) inString = true;
      else if (code === LIST.open || code === RECORD.open) depth += 1;
      else if (code === LIST.close || code === RECORD.close) depth -= 1;
    }
    if (open) text.add(piece.slice(start));
  }
  if (open) throw fail(startLine, 'ends inside the record that begins here, so it was cut short');
  if (!ended) throw fail(line, 'ends before its list does, so it was cut short');
}
