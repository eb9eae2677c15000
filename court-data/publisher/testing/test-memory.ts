import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { clerkMap } from './clerk-map';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
/** On Linux, `maxRSS` includes the parent process (execve keeps the higher mark). `VmHWM` does not. */
const REPORT = `
  import { existsSync, readFileSync } from 'node:fs';
  const peakKb = () => existsSync('/proc/self/status')
    ? Number(/VmHWM:\\s+(\\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))[1])
    : process.resourceUsage().maxRSS;
  process.on('exit', () => console.error('peak ' + peakKb() / 1024));
`;

export type Measured = {
  status: number | null;
  stdout: string;
  /** each line, with the seconds until it was printed */
  lines: { text: string; after: number }[];
  /** peak memory of the process in MB */
  peakMb: number;
};

/** Publishes hearings with the command in a child process with a heap of `heapMb`. Measures its memory. */
export async function measureCommand(
  heapMb: number,
  hearings: string,
  database: string,
  ...args: string[]
): Promise<Measured> {
  const node = [`--max-old-space-size=${heapMb}`, '--import', 'tsx'];
  const report = `data:text/javascript,${encodeURIComponent(REPORT)}`;
  const command = [
    MAIN,
    '--court',
    'txwb',
    '--map',
    clerkMap(),
    '--hearings',
    hearings,
    '--database',
    database,
    ...args,
  ];
  const started = performance.now();
  const child = spawn(process.execPath, [...node, '--import', report, ...command]);
  const measured: Measured = { status: null, stdout: '', lines: [], peakMb: Number.NaN };
  child.stdout.on('data', (text) => {
    measured.stdout += text;
  });
  child.stderr.on('data', (text) => {
    const after = (performance.now() - started) / 1_000;
    for (const line of String(text).trimEnd().split('\n')) measured.lines.push({ text: line, after });
  });
  measured.status = await new Promise((resolve) => child.once('close', resolve));
  const peak = measured.lines.find(({ text }) => text.startsWith('peak '));
  measured.peakMb = Number(peak?.text.slice('peak '.length));
  return measured;
}
