import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Figure, report, table } from '../bench-report';
import { searchFaults } from './search-faults';

const SIZES = [100_000, 500_000];
/** Package name, and the file that searches with it. */
const PEERS: Record<string, string> = {
  minisearch: 'mini-search.ts',
  flexsearch: 'flex-search.ts',
  '@leeoniya/ufuzzy': 'u-fuzzy.ts',
  'fuse.js': 'fuse.ts',
};

/** Only this benchmark needs the other searches: they have a lock file of their own. */
function installPeers() {
  const cwd = fileURLToPath(new URL('peers', import.meta.url));
  if (existsSync(`${cwd}/node_modules`)) return;
  console.log('Installing the searches that ours is measured against …');
  const args = ['ci', '--no-workspaces', '--no-audit', '--no-fund', '--loglevel=error'];
  const run = spawnSync('npm', args, { cwd, stdio: 'inherit', shell: process.platform === 'win32' });
  if (run.status !== 0) throw new Error(`npm ci in ${cwd} failed; the lines above say why`);
}

/** Runs a measuring file in a process of its own, so that none lives on another's memory. */
function measure(file: string, args: readonly string[]): Promise<Figure[]> {
  const script = fileURLToPath(new URL(file, import.meta.url));
  const node = ['--max-old-space-size=12000', '--expose-gc', '--import', 'tsx', script, ...args];
  const child = spawn(process.execPath, node, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const figures: Figure[] = [];
  child.on('message', (figure) => figures.push(figure as Figure));
  return new Promise((resolve, reject) => {
    child.once('exit', (code) =>
      code === 0 ? resolve(figures) : reject(new Error(`${file} ${args.join(' ')} ended with code ${code}`)),
    );
  });
}

/** Costs of a keystroke and what it finds, beside searches in memory. `args`: `--size <names>`, as often as is wanted. */
export async function searchBench(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { size: { type: 'string', multiple: true } } });
  const sizes = values.size?.map(Number) ?? SIZES;
  const wrong = sizes.find((size) => !Number.isInteger(size) || size < 5_000);
  if (wrong !== undefined) {
    console.error('npm run bench -- search --size <names>: a whole number from 5000 on');
    process.exit(2);
  }
  installPeers();
  const figures: Figure[] = [];
  for (const size of sizes) {
    figures.push(...(await measure('measure-ours.ts', [String(size)])));
    for (const [subject, file] of Object.entries(PEERS))
      figures.push(...(await measure('measure-peer.ts', [subject, file, String(size)])));
  }
  report(figures);
  console.log(table(figures));
  const faults = searchFaults(figures);
  console.log(faults.length > 0 ? `PAST THE BARS\n${faults.join('\n')}` : 'Every search keeps its bars.');
  if (faults.length > 0) process.exitCode = 1;
}
