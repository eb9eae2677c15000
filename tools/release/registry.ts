import { join } from 'node:path';
import { commandLine } from '../../court-data/command-line/command-line.mjs';
import { ROOT } from './build/workspaces';
import command from './registry.command.json';
import { runCommand } from './run-command';
import { registryRows, registryTable } from './site/registry-table';

const { values } = commandLine(command);
const { site = join(ROOT, 'dist/site'), json } = values;
await runCommand(() => {
  const rows = registryRows(site);
  if (json) console.log(JSON.stringify(rows, null, 2));
  else if (rows.length === 0) console.log(`Nothing has been released to ${site}.`);
  else for (const line of registryTable(rows)) console.log(line);
});
