import { parseCommand, UsageError } from '../command-line/command-line.mjs';
import command from './main.command.json';

/** Parses the command line. Returns null if the user asked for help. Throws UsageError. */
export function databaseCommand(args: string[], env: NodeJS.ProcessEnv) {
  const parsed = parseCommand(command, args);
  if (!parsed) return null;
  const { port: typed, data = env.DATA_DIR || '.data', ...values } = parsed.values;
  const port = typed ?? (env.DATABASE_PORT || '9000');
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
    throw new UsageError(`The port "${port}" is no number from 0 to 65535`);
  }
  const { 'well-known-owner': wellKnownOwner, ...rest } = values;
  return { ...rest, wellKnownOwner, data, port: Number(port) };
}
