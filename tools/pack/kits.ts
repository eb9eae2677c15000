import { commandLine } from '../../court-data/command-line/command-line.mjs';
import { packKits } from '../kits/pack-kits';
import command from './kits.command.json';

const [folder = ''] = commandLine(command).positionals;
try {
  const files = packKits(folder);
  console.log(`${files.join('\n')}\nnpm install <these files> in the other repository takes them.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
