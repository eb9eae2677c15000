import type { CourtConfig } from '@court/domain';
import { commandLine, endWrongUse } from '../command-line/command-line.mjs';
import { loadFeeds } from '../publisher/feeds/load-feeds';
import { feedsLine, formatSummary } from '../publisher/publish-summary';
import { loadCourt } from '../publisher/run/load-court';
import { localDatabase } from '../publisher/store/database-access';
import { ownerDatabase } from '../publisher/store/owner-database';
import { advanceSample } from './advance-sample';
import { openFillChannel } from './fill-channel';
import { loadSampleCourts } from './load-sample-courts';
import command from './main.command.json';
import { topUpSample } from './top-up-sample';

const { values } = commandLine(command);
if (values.database && values.court.length !== 1)
  endWrongUse(command, '--database is the database of one court; give its --court too');

const channel = openFillChannel();
const databaseOf = ({ code }: CourtConfig) =>
  ownerDatabase(values.database ?? localDatabase(code), { fetch: channel.send });

async function play(court: CourtConfig): Promise<string> {
  const options = { court, database: databaseOf(court) };
  if (values['top-up']) {
    const { summary } = await topUpSample({
      ...options,
      onDays: (written) => channel.tellDays(court.code, written),
    });
    return summary ? formatSummary(summary) : 'is current';
  }
  const { day, summary } = await advanceSample(options);
  return `stands as on ${day}\n${formatSummary(summary)}`;
}

async function feed(court: CourtConfig, folder: string): Promise<void> {
  const { writeFeeds } = await loadFeeds();
  console.log(`${court.code} ${feedsLine(await writeFeeds({ court, database: databaseOf(court), folder }))}`);
}

function fail(error: unknown, court?: string): void {
  if (channel.isEnding()) return;
  const why = error instanceof Error ? error.message : String(error);
  console.error(court ? `${court}: ${why}` : why);
  if (court) channel.tell({ court, what: 'failed', why });
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const courts =
    values.court.length > 0 ? await Promise.all(values.court.map(loadCourt)) : await loadSampleCourts();
  for (const court of courts) {
    if (channel.isEnding()) return;
    try {
      const sentence = await play(court);
      console.log(`${court.code} ${sentence}`);
      await channel.tellDays(court.code, { days: 0, of: 0, hasFirstDays: true });
      if (values.feeds && court.feeds && !channel.isEnding()) await feed(court, values.feeds);
      channel.tell({ court: court.code, what: 'whole' });
    } catch (error) {
      fail(error, court.code);
    }
  }
}

await run().catch((error: unknown) => fail(error));
channel.close();
