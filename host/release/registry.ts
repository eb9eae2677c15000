import { join } from 'node:path';
import { commandLine } from '../../scripts/command-line/command-line.mjs';
import { registryLines } from './print-registry';
import command from './registry.command.json';
import { ROOT } from './workspaces';

const { site = join(ROOT, 'dist/site') } = commandLine(command).values;
try {
  for (const line of registryLines(site)) console.log(line);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
