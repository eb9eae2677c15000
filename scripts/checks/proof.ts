import { appendFileSync } from 'node:fs';
import { MUTATIONS } from '../../tests/mutations/mutations';
import { commandLine } from '../command-line/command-line.mjs';
import { checkSteps } from './check-steps';
import { e2eStep } from './e2e-step';
import command from './proof.command.json';
import { oneCheck, type Step } from './run-step';
import { runSteps } from './run-steps';
import { useBrowser } from './use-browser';

/** Each at a size that shows its bars, beside what it is measured against. */
const BENCHES = ['load', 'lighthouse', 'docket 5000', 'search 20000', 'data 2000 20000'];

const ours = (title: string, script: string, args: string[]): Step => ({
  title,
  work: () => oneCheck(['scripts/with-install.mjs', script, ...args]),
});

const { list } = commandLine(command).values;
process.env.PROOF = '1';
const steps = [
  ...checkSteps({ long: true }),
  e2eStep({ rotated: false }),
  ...MUTATIONS.map(({ n, breaks }) =>
    ours(`mutation ${n} is seen: ${breaks}`, 'tests/mutations/run.ts', [String(n)]),
  ),
  ours('every screen is drawn', 'tests/screenshots/draw.ts', []),
  ...BENCHES.map((bench) => ours(`figures: ${bench}`, 'tests/bench/run.ts', bench.split(' '))),
];
const results = await runSteps(steps, {
  list,
  prepare: () => useBrowser('npm run proof: everything of npm test, every mutation, the figures.'),
});
if (results.length > 0)
  appendFileSync(
    'proof-report.json',
    `${JSON.stringify({ at: new Date().toISOString(), node: process.version, steps: results })}\n`,
  );
