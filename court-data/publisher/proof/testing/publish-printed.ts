import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CourtConfig, calendarEntryOf, entriesPath } from '@court/domain';
import { publishCommand } from '../../publish-command';
import { publishFiles } from '../../publish-files';
import { type MapJson, parseMap } from '../../reading/field-map/load-field-map';
import { isRecord } from '../../reading/record-limits';
import { ownerDatabase } from '../../store/owner-database';
import { WEDNESDAY } from '../../testing/clerk-at-work';
import type { Printed } from './print-files';
import type { ReadRecord } from './read-back';

/** An entry of the database in the form for comparison. Empty if it lacks a required field. */
function readEntry(id: string, json: unknown): ReadRecord[] {
  const {
    date,
    time,
    caseNumber,
    caseTitle,
    caseType,
    status,
    debtors = [],
    ...more
  } = calendarEntryOf(id, json);
  if (!date || !time || !caseNumber || !caseTitle || !caseType || !status) return [];
  return [{ ...more, date, time, caseNumber, caseTitle, caseType, status, debtors }];
}

/** Publishes printed files into an empty database, and returns its entries. */
export async function publishPrinted(
  { files }: Printed,
  { court, map, database: url }: { court: CourtConfig; map: MapJson; database: string },
): Promise<ReadRecord[]> {
  const folder = await mkdtemp(join(tmpdir(), 'printed-'));
  try {
    const paths = files.map(({ name }) => join(folder, name));
    await Promise.all(files.map(({ bytes }, at) => writeFile(paths[at] ?? '', bytes)));
    const args = paths.flatMap((path) => ['--hearings', path]);
    const command = publishCommand(['--court', court.code, ...args, '--json']);
    if (!command) throw new RangeError('no command');
    const database = ownerDatabase(url);
    await publishFiles(
      {
        ...{ court, database, map: parseMap(map, 'map.json'), command },
        ...{ writeFeeds: null, sendAlerts: null, now: () => WEDNESDAY },
      },
      { hearings: paths },
    );
    const entries: unknown = await database.get(entriesPath('hearings'));
    return Object.entries(isRecord(entries) ? entries : {}).flatMap(([key, entry]) =>
      readEntry(isRecord(entry) ? String(entry.id) : key, entry),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
