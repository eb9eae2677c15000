import { dataBench } from './data/data-bench';

/** `npm run bench -- data [sizes]`: measures, prints a table and appends to `bench-report.json`. */
const BENCHES: Record<string, (args: string[]) => Promise<void>> = { data: dataBench };

const [name = '', ...args] = process.argv.slice(2);
const bench = BENCHES[name];
if (!bench) {
  console.error(`npm run bench -- <${Object.keys(BENCHES).join(' | ')}>`);
  process.exit(2);
}
await bench(args);
