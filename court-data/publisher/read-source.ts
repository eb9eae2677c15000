import { type PlacedRecord, type Source, SourceFileError } from './source-file';
import { splitJsonArray } from './split-json-array';

function parse(file: string, line: number, json: string): PlacedRecord {
  try {
    return { line, value: JSON.parse(json) };
  } catch {
    throw new SourceFileError(
      file,
      line,
      'the record that begins here is not valid JSON. Export the file again',
    );
  }
}

function* numberedLines(text: string) {
  let line = 0;
  for (const json of text.split('\n')) {
    line += 1;
    if (json.trim()) yield { line, json };
  }
}

/** The records of a JSON array or of JSON Lines. Throws SourceFileError when the export is empty or cannot be read. */
export function readSource(source: Source): PlacedRecord[] {
  const records =
    'records' in source
      ? source.records.map((value, index) => ({ line: index + 1, value }))
      : readText(source.name, source.text.replace(/^\uFEFF/, ''));
  if (records.length > 0) return records;
  throw new SourceFileError(
    source.name,
    null,
    'holds no records. Check that the export has finished, then export it again',
  );
}

function readText(file: string, text: string): PlacedRecord[] {
  const start = text.trimStart()[0];
  if (start === undefined) return [];
  if (start !== '[' && start !== '{') {
    throw new SourceFileError(file, 1, 'is neither a JSON array nor JSON Lines. Export it as one of the two');
  }
  const pieces = start === '[' ? splitJsonArray(file, text) : numberedLines(text);
  return [...pieces].map(({ line, json }) => parse(file, line, json));
}
