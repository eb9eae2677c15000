import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { DatabaseAddressError, localDatabase } from './database-address';
import { CourtFileError, loadCourt } from './load-court';
import { publishCommand, USAGE, UsageError } from './publish-command';
import { publishCourt } from './publish-court';
import { RejectedRecordsError, rejectLine } from './reject';
import { saySummary } from './say-summary';
import { ShrinkError } from './shrink-guard';
import { type Source, SourceFileError } from './source-file';

/** `npm run publish-court`: see publish-command for its options. Exit codes: 0, 1 failed, 2 usage, 3 data refused. */
const FAILED = 1;
const WRONG_USE = 2;
const REFUSED = 3;

async function openSource(file: string): Promise<Source> {
  const bytes = await readFile(file).catch(() => {
    throw new UsageError(`${file} cannot be read. Check the name`);
  });
  try {
    return { name: basename(file), text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    throw new SourceFileError(basename(file), null, 'is not UTF-8 text. Export it again as UTF-8');
  }
}

async function run(): Promise<void> {
  const command = publishCommand(process.argv.slice(2));
  if (command === null) return console.log(USAGE);
  const court = await loadCourt(command.court);
  const summary = await publishCourt({
    court,
    database: command.database ?? localDatabase(court.code),
    ...(command.hearings ? { hearings: await openSource(command.hearings) } : {}),
    ...(command.meetings ? { meetings: await openSource(command.meetings) } : {}),
    allowRejects: command['allow-rejects'],
    allowShrink: command['allow-shrink'],
    dryRun: command['dry-run'],
    onProgress: (written, total) => {
      console.error(`${court.code}: ${written} of ${total} updates written`);
    },
  });
  console.log(command.json ? JSON.stringify(summary, null, 2) : saySummary(summary));
}

function exitCodeOf(error: unknown): number {
  if (error instanceof UsageError || error instanceof CourtFileError) return WRONG_USE;
  if (error instanceof DatabaseAddressError) return WRONG_USE;
  if (error instanceof RejectedRecordsError || error instanceof SourceFileError) return REFUSED;
  return error instanceof ShrinkError ? REFUSED : FAILED;
}

try {
  await run();
} catch (error) {
  if (error instanceof RejectedRecordsError) console.error(error.rejects.map(rejectLine).join('\n'));
  console.error(error instanceof Error ? error.message : String(error));
  if (error instanceof UsageError) console.error(`\n${USAGE}`);
  process.exitCode = exitCodeOf(error);
}
