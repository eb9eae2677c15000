import {
  parseCommand,
  UsageError,
  type Values as ValuesOf,
} from '../../scripts/command-line/command-line.mjs';
import type { MoveAnswers } from './diff/moved-records';
import command from './main.command.json';
import { DATE_ORDERS, type DateOrder, isDateOrder } from './reading/read-moment';
import { EXPORT_KINDS } from './reading/source-file';

type Values = Omit<ValuesOf<typeof command>, 'court'>;

/**
 * A watch goes on unattended, a withdrawal is at once, and an explanation publishes nothing: none takes what is meant for one
 * publication.
 */
function refuseBeside(option: 'watch' | 'withdraw' | 'explain', values: Values) {
  const once = [
    ...EXPORT_KINDS,
    'dry-run',
    'allow-shrink',
    ...(option === 'watch' ? [] : (['watch', 'push', 'push-dry-run'] as const)),
  ] as const;
  const other = once.find((one) => values[one]);
  if (other)
    throw new UsageError(`--${other} cannot stand beside --${option}. Run the command once for each`);
}

/** The order of days that was given, if any. Throws UsageError. */
function dateOrder(text: string | undefined): DateOrder | undefined {
  if (text === undefined || isDateOrder(text)) return text;
  throw new UsageError(`--dates is one of ${DATE_ORDERS.join(', ')}`);
}

/** How many records an option accepts; undefined if it is not given. Throws UsageError. */
function count(option: 'allow-rejects' | 'allow-shrink', text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (/^[1-9]\d{0,6}$/.test(text)) return Number(text);
  throw new UsageError(`--${option} needs the number of records that it accepts, as the refusal names it`);
}

/** See MovedRecordsError. Throws UsageError. */
function moveAnswers({ same, new: isNew }: Pick<Values, 'same' | 'new'>): MoveAnswers {
  const pairs = same.map((text): [string, string] => {
    const at = text.lastIndexOf('=');
    const [old, next] = [text.slice(0, at), text.slice(at + 1)];
    if (at > 0 && next !== '') return [next, old];
    throw new UsageError(`--same needs two ids, "<old id>=<new id>"`);
  });
  return { same: new Map(pairs), isNew: new Set(isNew) };
}

/** Reads the command line; null when help was asked for. Throws UsageError. */
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
  if (values['write-map'] && !values.explain) throw new UsageError('--write-map needs --explain beside it');
  if (values.explain) {
    if (values.withdraw.length > 0) refuseBeside('withdraw', values);
    refuseBeside('explain', values);
    return { ...values, ...read };
  }
  if (!court) throw new UsageError('--court is missing');
  if (values.push && values['push-dry-run'])
    throw new UsageError('--push cannot stand beside --push-dry-run');
  if (values.withdraw.length > 0) refuseBeside('withdraw', values);
  else if (values.watch) refuseBeside('watch', values);
  else if (!EXPORT_KINDS.some((kind) => values[kind])) {
    throw new UsageError('--hearings, --meetings, --judges, --trustees, --withdraw or --watch is missing');
  }
  return { ...values, ...read };
}

export type PublishCommand = NonNullable<ReturnType<typeof publishCommand>>;
