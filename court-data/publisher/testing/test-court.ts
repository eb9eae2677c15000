import type { ExportedRecord } from '@court/domain';
import { startDatabase } from '../../database/start-database';
import { publishCourt } from '../publish-court';
import type { PublishOptions } from '../publish-options';
import { loadCourt } from '../run/load-court';
import { ownerDatabase } from '../store/owner-database';

/** Noon in San Antonio on Monday, 2026-11-23. */
export const NOON = Date.parse('2026-11-23T18:00:00Z');

/** A court with its own empty database, for tests. The test must close it. `n` separates the courts of one database. */
export async function testCourt() {
  const { url, close } = await startDatabase({ port: 0 });
  const court = await loadCourt('txwb');
  const database = `${url}?ns=txwb`;
  const publish = (hearings: ExportedRecord[], more: Partial<PublishOptions> = {}) =>
    publishCourt({
      court,
      database,
      hearings: { name: 'hearings.json', records: hearings },
      now: () => NOON,
      ...more,
    });
  return { court, database, publish, close, get: ownerDatabase(database).get };
}

export type TestCourt = Awaited<ReturnType<typeof testCourt>>;
