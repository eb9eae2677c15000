import type { CourtConfig, ExportedRecord } from '@court/domain';
import { generateDocket } from '../docket/generate-docket';

/** Dockets by day for tests, each drawn once and cached. `seed` is any text. */
export function sampleDockets(court: CourtConfig, seed: string) {
  const drawn = new Map<string, ReturnType<typeof generateDocket>>();
  return (today: string) => {
    const docket = drawn.get(today) ?? generateDocket(court, { seed, today });
    drawn.set(today, docket);
    return docket;
  };
}

/** Groups records by a key and keeps their order. */
export function grouped(records: readonly ExportedRecord[], key: (record: ExportedRecord) => string) {
  const found = new Map<string, ExportedRecord[]>();
  for (const record of records) {
    const group = found.get(key(record)) ?? [];
    group.push(record);
    found.set(key(record), group);
  }
  return found;
}
