import { parseCommand, UsageError, type Values as ValuesOf } from '../command-line/command-line.mjs';
import type { MoveAnswers } from './diff/moved-records';
import command from './main.command.json';
import { DATE_ORDERS, type DateOrder, isDateOrder } from './reading/moments/read-moment';
import { EXPORT_KINDS } from './reading/source-file';

type Values = Omit<ValuesOf<typeof command>, 'court'>;

/** Options that act immediately, without an export. */
const IMMEDIATE_OPTIONS = ['withdraw', 'withdraw-case', 'unseal-case'] as const;

/**
 * The first of these options that was given. Throws UsageError if a case is to be withdrawn and unsealed in one run.
 */
function commandAtOnce(values: Values) {
  const given = IMMEDIATE_OPTIONS.filter((one) => values[one].length > 0);
  if (given.length > 1 && given.includes('unseal-case'))
    throw new UsageError(
      `--${given[0]} cannot be combined with --unseal-case. Run the command once for each`,
    );
  return given[0];
}

/**
 * Refuses options for a single publication together with another mode: a watch runs unattended, a withdrawal is
 * immediate, and an explanation publishes nothing.
 */
function refuseBeside(option: 'watch' | 'explain' | (typeof IMMEDIATE_OPTIONS)[number], values: Values) {
  const once = [
    ...EXPORT_KINDS,
    'dry-run',
    'allow-shrink',
    'allow-unusual',
    ...(option === 'watch' ? [] : (['watch', 'push', 'push-dry-run'] as const)),
  ] as const;
  const isGiven = (value: unknown) => (Array.isArray(value) ? value.length > 0 : Boolean(value));
  const other = once.find((one) => isGiven(values[one]));
  if (other)
    throw new UsageError(`--${other} cannot be combined with --${option}. Run the command once for each`);
}

/** The given order of days, if any. Throws UsageError. */
function dateOrder(text: string | undefined): DateOrder | undefined {
  if (text === undefined || isDateOrder(text)) return text;
  throw new UsageError(`--dates is one of ${DATE_ORDERS.join(', ')}`);
}

/** The number of records that an option allows. Undefined if it is not given. Throws UsageError. */
function count(option: 'allow-rejects' | 'allow-shrink', text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (/^[1-9]\d{0,6}$/.test(text)) return Number(text);
  throw new UsageError(`--${option} needs the number of records that it accepts, as the refusal names it`);
}

/** Parses the clerk's answers about moved hearings; see MovedRecordsError. Throws UsageError. */
function moveAnswers({ same, new: isNew }: Pick<Values, 'same' | 'new'>): MoveAnswers {
  const pairs = same.map((text): [string, string] => {
    const at = text.lastIndexOf('=');
    const [old, next] = [text.slice(0, at), text.slice(at + 1)];
    if (at > 0 && next !== '') return [next, old];
    throw new UsageError(`--same needs two ids, "<old id>=<new id>"`);
  });
  return { same: new Map(pairs), isNew: new Set(isNew) };
}

/** Parses the command line. Returns null if the user asked for help. Throws UsageError. */
export function publishCommand(args: string[]) {
  const parsed = parseCommand(command, args);
  if (!parsed) return null;
  const { court = '', ...values } = parsed.values;
  const read = {
    court,
    dates: dateOrder(values.dates),
    answers: moveAnswers(values),
    allowRejects: count('allow-rejects', values['allow-rejects']),
    allowShrink: count('allow-shrink', values['allow-shrink']),
  };
  for (const option of ['write-map', 'report'] as const)
    if (values[option] && !values.explain) throw new UsageError(`--${option} needs --explain beside it`);
  if (values.set.length > 0 && !values.explain && !values.map)
    throw new UsageError('--set writes into a map: give --map <file> beside it');
  const atOnce = commandAtOnce(values);
  if (values.explain) {
    if (atOnce) refuseBeside(atOnce, values);
    refuseBeside('explain', values);
    return { ...values, ...read };
  }
  if (!court) throw new UsageError('--court is missing');
  if (values.push && values['push-dry-run'])
    throw new UsageError('--push cannot be combined with --push-dry-run');
  if (atOnce) refuseBeside(atOnce, values);
  else if (values.watch) refuseBeside('watch', values);
  else if (!EXPORT_KINDS.some((kind) => (values[kind]?.length ?? 0) > 0)) {
    throw new UsageError(
      '--hearings, --meetings, --judges, --trustees, --withdraw, --withdraw-case, --unseal-case or --watch is missing',
    );
  }
  return { ...values, ...read };
}

export type PublishCommand = NonNullable<ReturnType<typeof publishCommand>>;
