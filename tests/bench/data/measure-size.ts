import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ExportedRecord } from '@court/domain';
import { residentBytes } from '../../../court-data/database/testing/process-memory';
import { publishCourt } from '../../../court-data/publisher/publish-court';
import { loadCourt } from '../../../court-data/publisher/run/load-court';
import { ownerDatabase } from '../../../court-data/publisher/store/owner-database';
import { startDatabaseProcess } from '../../../tools/start/database-process';
import { findPort } from '../../../tools/start/find-port';
import { median } from '../../budgets/median';
import type { Figure } from '../common/bench-report';
import { benchHearings } from './bench-hearings';
import { benchReads } from './bench-reads';

const FIRST_DAY = '2026-11-02';
const NOON = Date.parse('2026-11-02T18:00:00Z');
const A_DAY = 86_400_000;
const ROUNDS = 15;
/** The number of hearings that change, at every size, between the previous day and the read of changes. */
const CHANGED_LAST = 50;

const size = Number(process.argv[2]);
const say = (metric: string, value: number, unit: string) => {
  const figure: Figure = { bench: 'data', subject: 'ours', size, metric, value, unit };
  process.send?.(figure);
  console.log(`${size} hearings · ${metric}: ${Math.round(value * 10) / 10} ${unit}`);
};

const dataDir = mkdtempSync(join(tmpdir(), 'court-bench-'));
const database = await startDatabaseProcess({ port: await findPort(19600), dataDir });
const requests: (string | undefined)[] = [];
const owner = ownerDatabase(`${database.url}?ns=bench`, {
  fetch: (url, init) => {
    requests.push(init?.method);
    return fetch(url, init);
  },
});
const court = await loadCourt('txwb');

const residentMb = () => residentBytes(database.pid() ?? 0) / 1_048_576;

async function publish(metric: string, records: readonly ExportedRecord[], at: number) {
  requests.length = 0;
  const started = performance.now();
  const hearings = { name: 'bench', records };
  const summary = await publishCourt({ court, database: owner, hearings, now: () => at });
  say(`publish ${metric}`, (performance.now() - started) / 1000, 's');
  say(`publish ${metric}`, requests.filter((method) => method === 'GET').length, 'reads');
  say(`publish ${metric}`, requests.filter((method) => method !== 'GET').length, 'writes');
  say(`publish ${metric}`, summary.hearings?.days ?? 0, 'days');
  say(`memory of the publisher, ${metric}`, process.memoryUsage().rss / 1_048_576, 'MB');
}

/** The same hearings, but those from index `first` to `end` have been held. */
const held = (records: readonly ExportedRecord[], first: number, end: number): ExportedRecord[] =>
  records.map((record, at) =>
    at >= first && at < end ? { ...record, status: 'held', outcome: 'Granted' } : record,
  );

try {
  const hearings = benchHearings(size, FIRST_DAY);
  say('memory of the empty database', residentMb(), 'MB');
  await publish('first run', hearings, NOON);
  say('memory of the database', residentMb(), 'MB');
  await publish('unchanged', hearings, NOON + A_DAY);
  // changes the last days, so that the reads below return the same at every size
  const onePercent = held(hearings, size - size / 100, size);
  await publish('1 % changed', onePercent, NOON + 2 * A_DAY);
  await publish('50 changed', held(onePercent, 0, CHANGED_LAST), NOON + 5 * A_DAY);

  for (const { name, path, query = {} } of benchReads(FIRST_DAY, NOON + 4 * A_DAY)) {
    const url = `${database.url}/${path}.json?${new URLSearchParams({ ns: 'bench', ...query })}`;
    const times: number[] = [];
    let bytes = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const started = performance.now();
      const answer = await fetch(url);
      const body = await answer.arrayBuffer();
      times.push(performance.now() - started);
      bytes = body.byteLength;
      if (!answer.ok || bytes <= 4) throw new Error(`${url}: ${answer.status}, ${bytes} bytes`);
    }
    say(`read ${name}`, bytes, 'bytes');
    say(`read ${name}`, median(times), 'ms');
  }
} finally {
  await database.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
