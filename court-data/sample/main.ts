import { parseArgs } from 'node:util';
import type { CourtConfig } from '@court/records';
import { localDatabase } from '../publisher/database-address';
import { formatSummary } from '../publisher/format-summary';
import { loadCourt } from '../publisher/load-court';
import { advanceSample } from './advance-sample';
import { loadSampleCourts } from './load-sample-courts';
import { topUpSample } from './top-up-sample';

/**
 * `npm run sample:advance -- [--court <code>]… [--database <url>] [--top-up]`: plays the next court day of the sample
 * courts, all by default; with `--top-up` brings them to the present day. `--database` takes one court. Exit code 0, or 1
 * when a court failed; the others are done all the same.
 */
const { values } = parseArgs({
  options: {
    court: { type: 'string', multiple: true },
    database: { type: 'string' },
    'top-up': { type: 'boolean', default: false },
  },
});

async function play(court: CourtConfig): Promise<string> {
  const options = { court, database: values.database ?? localDatabase(court.code) };
  if (values['top-up']) {
    const { summary } = await topUpSample(options);
    return summary ? formatSummary(summary) : 'is current';
  }
  const { day, summary } = await advanceSample(options);
  return `stands as on ${day}\n${formatSummary(summary)}`;
}

function fail(error: unknown, court = ''): void {
  console.error(`${court}${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const courts = values.court ? await Promise.all(values.court.map(loadCourt)) : await loadSampleCourts();
  if (values.database && courts.length !== 1) {
    return fail('--database is the database of one court: give --court too');
  }
  for (const court of courts) {
    await play(court).then(
      (sentence) => console.log(`${court.code} ${sentence}`),
      (error: unknown) => fail(error, `${court.code}: `),
    );
  }
}

await run().catch((error: unknown) => fail(error));
