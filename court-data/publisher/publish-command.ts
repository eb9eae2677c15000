import { parseArgs } from 'node:util';

/** What a clerk typed that the command does not take. */
export class UsageError extends Error {
  override name = 'UsageError';
}

export const USAGE = `npm run publish-court -- --court <code or court file> [--hearings <file>] [--meetings <file>]

  --hearings, --meetings  JSON array or JSON Lines; one of the two at least, each complete from its earliest date on
  --database <url>        default: the court's database on this machine, http://localhost:9000?ns=<court>
                          (DATABASE_PORT changes 9000)
  --allow-rejects         publish the rest when some records are rejected
  --allow-shrink          publish although more than a third of the upcoming records are missing
  --dry-run               read, check and compare, but write nothing
  --json                  the summary as JSON

Exit codes: 0 done, 1 the database did not answer or the publication failed, 2 wrong use, 3 the data were refused.`;

const options = {
  court: { type: 'string' },
  hearings: { type: 'string' },
  meetings: { type: 'string' },
  database: { type: 'string' },
  'allow-rejects': { type: 'boolean', default: false },
  'allow-shrink': { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
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
export function publishCommand(args: string[]) {
  const { help, court, ...values } = parse(args);
  if (help) return null;
  if (!court) throw new UsageError('--court is missing');
  if (!values.hearings && !values.meetings) throw new UsageError('--hearings or --meetings is missing');
  return { court, ...values };
}
