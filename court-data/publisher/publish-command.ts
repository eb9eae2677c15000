import { parseArgs } from 'node:util';
import { EXPORT_KINDS } from './export-kind';

/** What a clerk typed that the command does not take. */
export class UsageError extends Error {
  override name = 'UsageError';
}

export const USAGE = `npm run publish-court -- --court <code or court file> [--hearings <file>] [--meetings <file>] …

  --hearings, --meetings <file>  hearings and 341 meetings, each complete from its earliest date on
  --judges, --trustees <file>    judges with their procedures; trustees with their standing Zoom data
                                 All four are a JSON array, JSON Lines or CSV. What is not given stays as it is
  --map <file>                   JSON that renames the export's fields: {"Case #": "caseNumber", …}
  --database <url>               default: the court's database on this machine, http://localhost:9000?ns=<court>
                                 (DATABASE_PORT changes 9000). A database in production must be named: https://…
  --service-account <file>       JSON key of the Google service account that may write to the database
                                 (default: the file that GOOGLE_APPLICATION_CREDENTIALS names)
  --withdraw <id>                takes the record with this id out of public view; may be given several times
  --watch <folder>               publishes whenever hearings.*, meetings.*, judges.* or trustees.* in the folder change
                                 (json, jsonl, ndjson or csv), and checks them every few minutes; Ctrl-C ends it
  --allow-rejects                publish the rest when some records are rejected
  --allow-shrink                 publish although more than a third of the upcoming records are missing
  --dry-run                      read, check and compare, but write nothing
  --json                         the summary as JSON on stdout, also when nothing was published

Exit codes: 0 done; 1 the database did not answer, or the publication failed; 2 wrong use (an option, a file's name, the
court file, the map file, the service account); 3 the data were refused, or no record has an id to withdraw; 4 another
publisher is at work.`;

const options = {
  court: { type: 'string' },
  hearings: { type: 'string' },
  meetings: { type: 'string' },
  judges: { type: 'string' },
  trustees: { type: 'string' },
  map: { type: 'string' },
  database: { type: 'string' },
  'service-account': { type: 'string' },
  withdraw: { type: 'string', multiple: true },
  watch: { type: 'string' },
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

type Values = Omit<ReturnType<typeof parse>, 'court' | 'help'>;

/** A watch goes on unattended, and a withdrawal is at once: neither takes what is meant for one publication. */
function refuseBeside(option: 'watch' | 'withdraw', values: Values) {
  const once = [
    ...EXPORT_KINDS,
    'dry-run',
    'allow-shrink',
    ...(option === 'withdraw' ? (['watch'] as const) : []),
  ] as const;
  const other = once.find((one) => values[one]);
  if (other)
    throw new UsageError(`--${other} cannot stand beside --${option}. Run the command once for each`);
}

/** Reads the command line; null when help was asked for. Throws UsageError. */
export function publishCommand(args: string[]) {
  const { help, court, ...values } = parse(args);
  const { withdraw = [] } = values;
  if (help) return null;
  if (!court) throw new UsageError('--court is missing');
  if (withdraw.length > 0) refuseBeside('withdraw', values);
  else if (values.watch) refuseBeside('watch', values);
  else if (!EXPORT_KINDS.some((kind) => values[kind])) {
    throw new UsageError('--hearings, --meetings, --judges, --trustees, --withdraw or --watch is missing');
  }
  return { ...values, court, withdraw };
}

export type PublishCommand = NonNullable<ReturnType<typeof publishCommand>>;
