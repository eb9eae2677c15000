import { commandLine } from '../court-data/command-line/command-line.mjs';
import { catalogueFiles, declareCatalogues } from './messages/catalogue-files';
import command from './messages.command.json';

commandLine(command);
const faults = declareCatalogues('.');
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
} else console.log(`${catalogueFiles('.').length} catalogues are in order.`);
