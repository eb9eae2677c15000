import { styleText } from 'node:util';
import type { CourtConfig } from '@court/domain';
import type { AlertsSummary } from './alerts/send-alerts';
import type { FeedsSummary } from './feeds/write-feeds';
import { clerkOf } from './known-officials';
import { type ExportFiles, openExports } from './open-exports';
import type { PublishCommand } from './publish-command';
import { publishCourt } from './publish-court';
import type { Allowed } from './publish-options';
import type { PublishSummary } from './publish-summary';
import { type FieldMap, NO_MAP } from './reading/field-map/load-field-map';
import type { OnProgress, Progress } from './run/progress';
import { agreedClock } from './store/database-clock';
import { databaseOf, type OwnerDatabase } from './store/owner-database';

/** A faster step prints nothing. */
const FIRST_MS = 500;
const EVERY_MS = { line: 5_000, terminal: 250 };

const number = (count: number) => count.toLocaleString('en-US');

/** `40 s`, `3 min`, from ms. */
function duration(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}

function sentence(progress: Progress): string {
  const { doing, what } = progress;
  if (doing === 'reading') return `reading ${what}: ${number(progress.done)} records`;
  const counted = `${number(progress.done)} of ${number(progress.total)}`;
  return doing === 'comparing' ? `comparing ${what}: ${counted} days` : `writing: ${counted} ${what}`;
}

/** `end` must be called when the step is over, also after an error. */
type ShownProgress = { show: OnProgress; end: () => void };

/**
 * Prints on stderr the current step, its progress and the estimated remaining time. On a terminal it updates one line.
 * Otherwise it prints a line every five seconds. With `silent` it prints nothing.
 */
export function showProgress(court: string, silent: boolean): ShownProgress {
  const isTerminal = process.stderr.isTTY === true;
  const every = isTerminal ? EVERY_MS.terminal : EVERY_MS.line;
  const started = performance.now();
  let step = { name: '', began: started };
  let said = { name: '', at: started + FIRST_MS - every };

  const show = (progress: Progress) => {
    const now = performance.now();
    const name = `${progress.doing} ${progress.what}`;
    if (name !== step.name) step = { name, began: step.name === '' ? started : now };
    const took = now - step.began;
    const isNews = said.name !== '' && said.name !== name && isTerminal;
    if (silent || (!isNews && now - said.at < every)) return;
    said = { name, at: now };
    // a step that has just begun gives no estimate
    const isKnown = took >= FIRST_MS && progress.share > 0;
    const toGo = isKnown ? `, about ${duration((took * (1 - progress.share)) / progress.share)} to go` : '';
    const line = `${sentence(progress)}${toGo}`;
    if (isTerminal) process.stderr.write(`\r\u001b[K${styleText('bold', court)} ${line}`);
    else console.error(`${court}: ${line}`);
  };
  const end = () => {
    if (isTerminal && said.name !== '') process.stderr.write('\r\u001b[K');
  };
  return { show, end };
}

/** The common data of all publications by one command. */
export type Publication = {
  court: CourtConfig;
  database: OwnerDatabase;
  map: FieldMap | null;
  command: PublishCommand;
  /** null if the command writes no feeds */
  writeFeeds: (() => Promise<FeedsSummary>) | null;
  /** null if the command sends no alerts */
  sendAlerts: (() => Promise<AlertsSummary>) | null;
  /** epoch ms; without it, the database's time */
  now?: () => number;
};

/** The exceptions that the command allows. Null if there are none. */
function allowedBy(command: PublishCommand): Allowed | null {
  const { allowRejects, allowShrink } = command;
  const unusual = command['allow-unusual'];
  if (unusual.length === 0 && allowRejects === undefined && allowShrink === undefined) return null;
  return {
    ...(unusual.length > 0 ? { unusual } : {}),
    ...(allowRejects === undefined ? {} : { rejects: allowRejects }),
    ...(allowShrink === undefined ? {} : { shrink: allowShrink }),
  };
}

/** The map with the suspicious values that this command allows. */
function withUnusual(map: FieldMap | null, values: readonly string[]): FieldMap | null {
  if (values.length === 0) return map;
  const { reading, ...columns } = map ?? NO_MAP;
  return { ...columns, reading: { ...reading, unusual: new Set([...reading.unusual, ...values]) } };
}

/**
 * Publishes a court's files and shows the progress. Throws ClockError, UsageError, and the errors of publishCourt,
 * writeFeeds and sendAlerts.
 */
export async function publishFiles(
  { court, database, map, command, writeFeeds, sendAlerts, now: given }: Publication,
  files: ExportFiles,
): Promise<PublishSummary> {
  const progress = showProgress(court.code, command.json);
  const now = given ?? (await agreedClock(databaseOf(database, court.paths)));
  const clerk = await clerkOf(court, database, files, map, now());
  const allowed = withUnusual(map, command['allow-unusual']);
  let summary: PublishSummary;
  try {
    summary = await publishCourt({
      court,
      database,
      ...(await openExports(files, { map: allowed, clerk, sheet: command.sheet })),
      answers: command.answers,
      ...(allowedBy(command) ? { allowed: allowedBy(command) ?? {} } : {}),
      ...(command.allowRejects === undefined ? {} : { allowRejects: command.allowRejects }),
      ...(command.allowShrink === undefined ? {} : { allowShrink: command.allowShrink }),
      dryRun: command['dry-run'],
      onProgress: progress.show,
      now,
    });
  } finally {
    progress.end();
  }
  if (command['dry-run']) return summary;
  return {
    ...summary,
    ...(writeFeeds ? { feeds: await writeFeeds() } : {}),
    ...(sendAlerts ? { alerts: await sendAlerts() } : {}),
  };
}
