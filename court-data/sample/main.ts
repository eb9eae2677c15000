import { parseArgs } from 'node:util';
import { localDatabase } from '../publisher/database-address';
import { loadCourt } from '../publisher/load-court';
import { saySummary } from '../publisher/say-summary';
import { topUpSample } from './top-up-sample';

/** `npm run sample:advance -- [--court txwb] [--database <url>]`: exit code 0, or 1 when it failed. */
async function run(): Promise<void> {
  const { values } = parseArgs({
    options: { court: { type: 'string', default: 'txwb' }, database: { type: 'string' } },
  });
  const court = await loadCourt(values.court);
  const database = values.database ?? localDatabase(court.code);
  const { summary } = await topUpSample({
    court,
    database,
    onProgress: (written, total) => {
      console.error(`${court.code}: ${written} of ${total} updates written`);
    },
  });
  console.log(summary ? saySummary(summary) : `The sample docket of ${court.displayName} is current`);
}

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
