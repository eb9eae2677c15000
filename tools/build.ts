import { join } from 'node:path';
import { commandLine, endWrongUse } from '../court-data/command-line/command-line.mjs';
import { timedStep } from '../court-data/command-line/timed-step';
import command from './build.command.json';
import { ROOT, remotes } from './release/build/workspaces';
import { RSPACK, runProgram } from './run-program';
import { askedPort } from './start/find-port';
import { releaseLocally } from './start/release-locally';

const all = ['host', ...remotes()];
const [only] = commandLine(command).positionals;
if (only !== undefined && !all.includes(only))
  endWrongUse(command, `${only} is not built; there are ${all.join(', ')}`);

/** Does the same as `npm run build -w <workspace>`. */
async function build(workspace: string): Promise<void> {
  const code = await runProgram([RSPACK, 'build'], { cwd: join(ROOT, workspace) });
  if (code !== 0) throw new Error(`${workspace} could not be built; rspack says why above.`);
}

async function updateSite(site: string): Promise<void> {
  const database = `http://localhost:${askedPort('DATABASE_PORT', 9000)}`;
  const released = await releaseLocally({ site, database, court: process.env.COURT ?? 'txwb' }, console.log);
  console.log(
    released.length > 0
      ? `${site} now has ${released.map(({ area }) => area).join(', ')}.`
      : `${site} has them already.`,
  );
}

try {
  for (const workspace of only === undefined ? all : [only])
    await timedStep(`Building ${workspace}`, () => build(workspace));
  const site = process.env.SITE_DIR ?? 'dist/site';
  if (only === undefined) await timedStep(`Bringing ${site} up to date`, () => updateSite(site));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
