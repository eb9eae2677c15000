import { join } from 'node:path';
import { commandLine } from '../../court-data/command-line/command-line.mjs';
import { ROOT } from '../release/build/workspaces';
import { runCommand } from '../release/run-command';
import { registryRows, registryTable } from '../release/site/registry-table';
import command from './releases.command.json';

const { values } = commandLine(command);
const { site = join(ROOT, 'dist/site'), json } = values;
await runCommand(() => {
  const rows = registryRows(site);
  if (json) console.log(JSON.stringify(rows, null, 2));
  else if (rows.length === 0) console.log(`Nothing has been released to ${site}.`);
  else for (const line of registryTable(rows)) console.log(line);
});
