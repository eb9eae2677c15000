import { join } from 'node:path';
import { commandLine, endWrongUse } from '../command-line/command-line.mjs';
import usage from './main.command.json';
import { receiveReports } from './receive-reports';
import { readCounts, reportTable } from './report-counts';

const { values } = commandLine(usage);
const { file = join(import.meta.dirname, '../../.reports/loads.json'), port = '9400' } = values;
const number = Number(port);
if (!/^\d+$/.test(port) || number > 65_535)
  endWrongUse(usage, `${port} is no port; give a whole number up to 65535, or 0 for any that is free`);

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
