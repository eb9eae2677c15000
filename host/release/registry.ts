import { join } from 'node:path';
import { commandLine } from '../../scripts/command-line/command-line.mjs';
import { ROOT } from './build/workspaces';
import command from './registry.command.json';
import { registryLines } from './site/registry-file';

const { site = join(ROOT, 'dist/site') } = commandLine(command).values;
try {
  for (const line of registryLines(site)) console.log(line);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
