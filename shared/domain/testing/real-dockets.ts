import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { type SourceRecord, sourceRecordSchema } from '../source/source-record';

const FILES = ['hearings.json', 'meetings341.json'] as const;

/**
 * Hearings or 341 meetings of real dockets as one court's export, with replaced names (tests/fixtures/real-dockets).
 * They are from 29 courts. To fit txwb, their court codes are left out, and the first record has an office of txwb.
 */
export function realDocketText(file: (typeof FILES)[number]): string {
  const url = new URL(`../../../tests/fixtures/real-dockets/${file}`, import.meta.url);
  const records = JSON.parse(readFileSync(url, 'utf8')) as Record<string, unknown>[];
  return JSON.stringify(
    records.map(({ court: _court, ...record }, at) =>
      at === 0 ? { ...record, office: 'San Antonio' } : record,
    ),
  );
}

/** Both files, parsed. */
export function realDockets(): SourceRecord[] {
  return FILES.flatMap((file) => v.parse(v.array(sourceRecordSchema), JSON.parse(realDocketText(file))));
}
