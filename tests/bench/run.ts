import { commandLine, endWrongUse } from '../../court-data/command-line/command-line.mjs';
import type { Bench } from './common/bench';
import { report, table } from './common/bench-report';
import { dataBench } from './data/data-bench';
import { databaseBench } from './database/database-bench';
import { docketBench } from './docket/docket-bench';
import { lighthouseBench } from './lighthouse/lighthouse-bench';
import { loadBench } from './load/load-bench';
import command from './run.command.json';
import { searchBench } from './search/search-bench';

const BENCHES: Record<string, Bench> = {
  data: dataBench,
  database: databaseBench,
  docket: docketBench,
  lighthouse: lighthouseBench,
  load: loadBench,
  search: searchBench,
};

const { values, positionals } = commandLine(command);
const [name = '', ...more] = positionals;
const bench = BENCHES[name] ?? endWrongUse(command, `There is no bench ${name}`);
const numbers = [...more, ...values.size].map(Number);
const { counts, least, usual, most = Number.POSITIVE_INFINITY } = bench;
if (numbers.some((each) => !Number.isInteger(each) || each < least))
  endWrongUse(command, `The bench ${name} takes ${counts}: a whole number from ${least} on`);
if (numbers.length > (values.smallest ? 0 : most))
  endWrongUse(
    command,
    values.smallest ? '--smallest takes no numbers' : `The bench ${name} takes no more than ${most}`,
  );

const chosen = numbers.length > 0 ? numbers : usual;
const figures = await bench.measure(values.smallest ? [least] : chosen, values.smallest);
report(figures, values.report ?? 'bench-report.json');
console.log(table(figures));
const missing = figures.filter(({ value }) => !Number.isFinite(value));
const faults = values.smallest ? [] : bench.faults(figures);
if (figures.length === 0 || missing.length > 0) {
  const what = missing.map(({ subject, size, metric, unit }) => `${subject}, ${size}: ${metric} (${unit})`);
  console.log(`NOT MEASURED\n${what.join('\n') || 'anything'}`);
} else if (faults.length > 0) console.log(`PAST THE BARS\n${faults.join('\n')}`);
else console.log(values.smallest ? 'Every part of it ran. Nothing was held against the bars.' : bench.kept);
if (figures.length === 0 || missing.length > 0 || faults.length > 0) process.exitCode = 1;
