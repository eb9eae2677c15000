import { dataBench } from './data/data-bench';
import { docketBench } from './docket/docket-bench';
import { loadBench } from './load/load-bench';
import { searchBench } from './search/search-bench';

/** `npm run bench -- <data | docket | load | search> [sizes]`: measures, prints a table and appends to `bench-report.json`. */
const BENCHES: Record<string, (args: string[]) => Promise<void>> = {
  data: dataBench,
  docket: docketBench,
  load: loadBench,
  search: searchBench,
};

const [name = '', ...args] = process.argv.slice(2);
const bench = BENCHES[name];
if (!bench) {
  console.error(`npm run bench -- <${Object.keys(BENCHES).join(' | ')}>`);
  process.exit(2);
}
await bench(args);
