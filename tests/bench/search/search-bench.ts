import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Bench } from '../common/bench';
import type { Figure } from '../common/bench-report';
import { installPeers } from '../common/install-peers';
import { searchFaults } from './search-faults';

/** Package name, and the file that searches with it. */
const PEERS: Record<string, string> = {
  minisearch: 'mini-search.ts',
  flexsearch: 'flex-search.ts',
  '@leeoniya/ufuzzy': 'u-fuzzy.ts',
  'fuse.js': 'fuse.ts',
};

/** Runs a measuring file in a separate process, so that no measurement reuses another's memory. */
function measureBy(file: string, args: readonly string[]): Promise<Figure[]> {
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

/** Measures the cost and the hits of a keystroke, compared with in-memory searches. */
export const searchBench: Bench = {
  counts: 'numbers of names',
  least: 5_000,
  usual: [100_000, 500_000],
  async measure(sizes, isSmallest) {
    const figures: Figure[] = [];
    if (!isSmallest) installPeers(fileURLToPath(new URL('peers', import.meta.url)));
    for (const size of sizes) {
      figures.push(...(await measureBy('measure-ours.ts', [String(size), ...(isSmallest ? ['few'] : [])])));
      if (isSmallest) continue;
      for (const [subject, file] of Object.entries(PEERS))
        figures.push(...(await measureBy('measure-peer.ts', [subject, file, String(size)])));
    }
    return figures;
  },
  faults: searchFaults,
  kept: 'Every search keeps its bars.',
};
