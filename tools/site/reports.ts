import { join } from 'node:path';
import { commandLine, endWrongUse } from '../../court-data/command-line/command-line.mjs';
import { receiveReports } from '../../court-data/reports/receive-reports';
import { readCounts, reportTable } from '../../court-data/reports/report-counts';
import { ROOT } from '../release/build/workspaces';
import command from './reports.command.json';

const { values } = commandLine(command);
const { file = join(ROOT, '.reports/loads.json'), port = '9400' } = values;
const number = Number(port);
if (!/^\d+$/.test(port) || number > 65_535)
  endWrongUse(command, `${port} is no port; give a whole number up to 65535, or 0 for any that is free`);

try {
  if (values.receive) {
    const receiver = await receiveReports(file, number);
    const stop = () => void receiver.close().then(() => process.exit(0));
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
    console.log(`receiving load reports at http://127.0.0.1:${receiver.port}/ into ${file}`);
  } else {
    const counts = readCounts(file, Date.now());
    if (values.json) console.log(JSON.stringify(counts, null, 2));
    else for (const line of reportTable(counts)) console.log(line);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
