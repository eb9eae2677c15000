import { endWrongUse, helpText, UsageError } from '../command-line/command-line.mjs';
import { narrowedSentence, narrowToOwner } from '../disk/owner-only';
import { databaseCommand } from './database-command';
import { lockFolder } from './disk/folder-lock';
import { ownPaths } from './disk/own-paths';
import usage from './main.command.json';
import { startDatabase } from './start-database';

/** Prints the error and exits. */
const fail = (error: unknown): never => {
  if (error instanceof UsageError) endWrongUse(usage, error.message);
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
};

const attempt = <T>(work: () => T): T => {
  try {
    return work();
  } catch (error) {
    return fail(error);
  }
};

const command = attempt(() => databaseCommand(process.argv.slice(2), process.env));
if (command === null) {
  console.log(helpText(usage));
  process.exit(0);
}

// a hearing may be sealed later, so only the owner may read the files that the database creates
process.umask(0o077);
const { data, port, wellKnownOwner } = command;
const unlock = attempt(() => lockFolder(data));
process.once('exit', unlock);
const narrowed = narrowedSentence(data, narrowToOwner(ownPaths(data)));
if (narrowed) console.warn(narrowed);
const database = await startDatabase({ port, dataDir: data, wellKnownOwner }).catch(fail);

const end = async () => {
  await database.close();
  process.exit(0);
};
process.once('SIGTERM', end);
// Ctrl-C reaches all processes of a terminal. A parent process ends this one after all writers have finished.
process.on('SIGINT', () => process.connected || void end());
// The parent process ended while its IPC channel was open.
process.once('disconnect', end);
console.log(`database listening at http://localhost:${database.port}`);
