import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { type SourceRecord, sourceRecordSchema } from '../source/source-record';

/** Hearings and 341 meetings of real dockets, their names replaced (tests/fixtures/real-dockets). */
export function realDockets(): SourceRecord[] {
  return ['hearings.json', 'meetings341.json'].flatMap((file) => {
    const text = readFileSync(
      new URL(`../../../../tests/fixtures/real-dockets/${file}`, import.meta.url),
      'utf8',
    );
    return v.parse(v.array(sourceRecordSchema), JSON.parse(text));
  });
}
