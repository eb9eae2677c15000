import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine, endWrongUse } from '../../court-data/command-line/command-line.mjs';
import { ROOT } from '../release/build/workspaces';
import { dataFindings } from '../release/doctor/data-age';
import { kitLines } from '../release/doctor/kit-lines';
import { siteFindings } from '../release/doctor/site-findings';
import { ledgerFolder } from '../release/site/signing-key';
import command from './doctor.command.json';

const { values } = commandLine(command);
const { site: top = join(ROOT, 'dist/site'), database } = values;
if (!existsSync(top)) endWrongUse(command, `${top} is not there`);
if (database !== undefined && !/^https?:\/\/[^/?#]+\/?$/.test(database))
  endWrongUse(command, `${database} is no address of a database; write it like http://localhost:9000`);

const { findings, site, registry, courts } = siteFindings(top, ledgerFolder());
if (site && courts && !values['no-database'])
  findings.push(...(await dataFindings(courts, database ?? site.database)));
for (const line of registry ? kitLines(registry) : []) console.log(line);
for (const { place, what, remedy } of findings) console.log(`${place}\n  ${what}\n  → ${remedy}\n`);
const counted = `${findings.length} ${findings.length === 1 ? 'thing is' : 'things are'}`;
console.log(`${top}: ${findings.length === 0 ? 'nothing is wrong' : `${counted} wrong`}`);
process.exitCode = findings.length === 0 ? 0 : 1;
