import { parseArgs } from 'node:util';

/** What was typed that the command does not take. */
export class UsageError extends Error {
  override name = 'UsageError';
}

export const USAGE = `npm run database                         serves the database on this machine until Ctrl-C
npm run database -- --repair             keeps what is whole of damaged files, and those files under another name

  --data <folder>  where its files are (default: DATA_DIR, or .data)
  --port <number>  default: DATABASE_PORT, or 9000; 0 takes any free port
  --host <name>    127.0.0.1 (default), ::1 or localhost
  --repair         checks the files of every court in the folder. Damaged ones are copied to <name>.damaged-<time>, and
                   every entry that is whole is kept. What is lost is listed. No database may run on the folder
  --well-known-owner  the word "owner" opens everything: for the Firebase SDK's own test suites alone

Exit codes: 0 done; 1 the database could not start, or its files not be repaired; 2 wrong use.`;

const options = {
  port: { type: 'string' },
  host: { type: 'string', default: '127.0.0.1' },
  data: { type: 'string' },
  repair: { type: 'boolean', default: false },
  'well-known-owner': { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

function parse(args: string[]) {
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** Reads the command line; null when help was asked for. Throws UsageError. */
export function databaseCommand(args: string[], env: NodeJS.ProcessEnv) {
  const { help, port: typed, data = env.DATA_DIR || '.data', ...values } = parse(args);
  if (help) return null;
  const port = typed ?? (env.DATABASE_PORT || '9000');
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
    throw new UsageError(`The port "${port}" is no number from 0 to 65535`);
  }
  if (data === '') throw new UsageError('--data names no folder');
  const { 'well-known-owner': wellKnownOwner, ...rest } = values;
  return { ...rest, wellKnownOwner, data, port: Number(port) };
}
