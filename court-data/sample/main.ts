import type { CourtConfig } from '@court/records';
import { commandLine, endWrongUse } from '../../scripts/command-line/command-line.mjs';
import { loadFeeds } from '../publisher/feeds/load-feeds';
import { loadCourt } from '../publisher/load-court';
import { feedsLine, formatSummary } from '../publisher/publish-summary';
import { localDatabase } from '../publisher/store/database-access';
import { advanceSample } from './advance-sample';
import { loadSampleCourts } from './load-sample-courts';
import command from './main.command.json';
import { topUpSample } from './top-up-sample';

const { values } = commandLine(command);
if (values.database && values.court.length !== 1)
  endWrongUse(command, '--database is the database of one court; give its --court too');

async function play(court: CourtConfig): Promise<string> {
  const options = { court, database: values.database ?? localDatabase(court.code) };
  if (values['top-up']) {
    const { summary } = await topUpSample(options);
    return summary ? formatSummary(summary) : 'is current';
  }
  const { day, summary } = await advanceSample(options);
  return `stands as on ${day}\n${formatSummary(summary)}`;
}

async function feed(court: CourtConfig, folder: string): Promise<void> {
  const { writeFeeds } = await loadFeeds();
  const database = values.database ?? localDatabase(court.code);
  console.log(`${court.code} ${feedsLine(await writeFeeds({ court, database, folder }))}`);
}

function fail(error: unknown, court = ''): void {
  console.error(`${court}${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const courts =
    values.court.length > 0 ? await Promise.all(values.court.map(loadCourt)) : await loadSampleCourts();
  for (const court of courts) {
    const fails = (error: unknown) => fail(error, `${court.code}: `);
    await play(court).then((sentence) => console.log(`${court.code} ${sentence}`), fails);
    if (values.feeds && court.feeds) await feed(court, values.feeds).catch(fails);
  }
}

await run().catch((error: unknown) => fail(error));
