import { commandLine } from './command-line/command-line.mjs';
import { catalogueFiles, checkCatalogues } from './messages/catalogue-files';
import command from './messages.command.json';

const { check } = commandLine(command).values;
const faults = checkCatalogues('.', { write: !check });
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
} else console.log(`${catalogueFiles('.').length} catalogues are in order.`);
