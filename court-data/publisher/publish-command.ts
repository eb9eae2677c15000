import {
  parseCommand,
  UsageError,
  type Values as ValuesOf,
} from '../../scripts/command-line/command-line.mjs';
import command from './main.command.json';
import { EXPORT_KINDS } from './reading/source-file';

type Values = Omit<ValuesOf<typeof command>, 'court'>;

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
  const parsed = parseCommand(command, args);
  if (!parsed) return null;
  const { court, ...values } = parsed.values;
  if (!court) throw new UsageError('--court is missing');
  if (values.withdraw.length > 0) refuseBeside('withdraw', values);
  else if (values.watch) refuseBeside('watch', values);
  else if (!EXPORT_KINDS.some((kind) => values[kind])) {
    throw new UsageError('--hearings, --meetings, --judges, --trustees, --withdraw or --watch is missing');
  }
  return { ...values, court };
}

export type PublishCommand = NonNullable<ReturnType<typeof publishCommand>>;
