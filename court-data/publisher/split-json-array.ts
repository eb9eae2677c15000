import { SourceFileError } from './source-file';

/**
 * The elements of a JSON array as text, each with the line it begins on (from 1), so that whatever is wrong with one
 * can be said with its place. Only brackets and strings are looked at; JSON.parse judges the rest. Throws
 * SourceFileError when the array does not close, when a record is missing, or when something follows the array.
 */
export function* splitJsonArray(file: string, text: string): Generator<{ line: number; json: string }> {
  const fail = (at: number, reason: string) =>
    new SourceFileError(file, at, `${reason}. Export the file again`);
  let line = 1;
  let depth = 0;
  let inString = false;
  let afterComma = false;
  let start = -1;
  let startLine = 1;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (character === '\n') line += 1;
    if (inString) {
      if (character === '\\') at += 1;
      else if (character === '"') inString = false;
    } else if (depth === 1 && (character === ',' || character === ']')) {
      if (start >= 0) yield { line: startLine, json: text.slice(start, at) };
      else if (character === ',' || afterComma) throw fail(line, 'a record is missing beside a comma');
      start = -1;
      afterComma = character === ',';
      if (afterComma) continue;
      if (text.slice(at + 1).trim()) throw fail(line, 'something follows the end of the list');
      return;
    } else if (character.trim()) {
      if (depth === 1 && start < 0) {
        start = at;
        startLine = line;
      }
      if (character === '"') inString = true;
      else if (character === '[' || character === '{') depth += 1;
      else if (character === ']' || character === '}') depth -= 1;
    }
  }
  if (start >= 0) throw fail(startLine, 'ends inside the record that begins here, so it was cut short');
  throw fail(line, 'ends before its list does, so it was cut short');
}
