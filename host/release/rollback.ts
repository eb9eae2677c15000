import { join } from 'node:path';
import { commandLine, endWrongUse } from '../../scripts/command-line/command-line.mjs';
import command from './rollback.command.json';
import { rollbackArea } from './rollback-area';
import { RegistryRefusedError } from './site-identity';
import { ROOT, remotes } from './workspaces';

const areas = ['host', ...remotes()] as const;

/** Makes the release before the present one of an area the current one; returns the process's exit code. */
async function main(): Promise<number> {
  const { values, positionals } = commandLine(command);
  const { site = join(ROOT, 'dist/site'), 'adopt-registry': adopt } = values;
  const area =
    areas.find((name) => name === positionals[0]) ??
    endWrongUse(command, `${positionals[0]} is not an area; there are ${areas.join(', ')}`);
  const version = await rollbackArea(area, { site, adopt });
  console.log(`${area} ${version} is current again in ${site}`);
  return 0;
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = error instanceof RegistryRefusedError ? 3 : 1;
  },
);
