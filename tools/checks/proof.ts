import { execFileSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { commandLine, endWrongUse } from '../../court-data/command-line/command-line.mjs';
import { checkSteps } from './check-steps';
import { e2eStep } from './e2e-step';
import { otherDays } from './other-days';
import command from './proof.command.json';
import { inProofOrder, isProven, type ProofStep, readProofRuns, withinTime } from './proof-order';
import { oneCheck } from './run-step';
import { runSteps } from './run-steps';
import { useBrowser } from './use-browser';

const REPORT = 'proof-report.json';

/** Seconds of each bench. Each size is large enough for the bench's limits and comparisons. */
const BENCHES = {
  load: 2000,
  'lighthouse 3': 1400,
  'docket 5000': 120,
  'search 20000': 180,
  'data 2000 20000': 500,
  'database 100 1000': 40,
};

const ours = (title: string, seconds: number, script: string, args: string[]): ProofStep => ({
  ...{ title, seconds },
  work: () => oneCheck(['tools/with-install.mjs', script, ...args]),
});

const { list, minutes = '90' } = commandLine(command).values;
if (!/^\d+$/.test(minutes)) endWrongUse(command, `--minutes takes a whole number, not "${minutes}"`);
process.env.PROOF = '1';

const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
const commit = commitOf();
const steps: ProofStep[] = [
  ...checkSteps({ long: true }).map((step) => ({
    ...step,
    seconds: step.title.startsWith('unit') ? 2400 : 15,
  })),
  { ...e2eStep({ part: 'walks' }), seconds: 4300 },
  { ...e2eStep({ part: 'matrices' }), seconds: 1500 },
  ...otherDays,
  ours('production is rehearsed', 300, 'tools/site/rehearse.ts', []),
  ours('every screen is drawn', 400, 'tests/screenshots/draw.ts', []),
  ...Object.entries(BENCHES).map(([bench, seconds]) =>
    ours(`figures: ${bench}`, seconds, 'tests/bench/run.ts', bench.split(' ')),
  ),
];
const ordered = inProofOrder(steps, readProofRuns(REPORT), commit);
const results = await runSteps(list ? ordered : withinTime(ordered, Number(minutes) * 60), {
  list,
  prepare: () => useBrowser(`npm run proof: every test and bench, as many as ${minutes} minutes hold.`),
  afterEach(result) {
    const run = { at: new Date().toISOString(), commit, node: process.version, steps: [result] };
    appendFileSync(REPORT, `${JSON.stringify(run)}\n`);
  },
});
if (results.length > 0) tellWhatIsLeft();

function tellWhatIsLeft(): void {
  const runs = readProofRuns(REPORT);
  const left = steps.filter((step) => !isProven(runs, commit, step));
  const minutesLeft = Math.ceil(
    inProofOrder(left, runs, commit).reduce((all, { seconds }) => all + seconds, 0) / 60,
  );
  console.error(
    left.length === 0
      ? `Proven at ${commit}: all ${steps.length} steps.`
      : `Proven at ${commit}: ${steps.length - left.length} of ${steps.length} steps. npm run proof runs the others, about ${minutesLeft} minutes:\n${left.map(({ title }) => `  ${title}`).join('\n')}`,
  );
}

/**
 * The short hash of HEAD, with `+` if there are uncommitted changes. Without a git history no step counts as passed.
 */
function commitOf(): string {
  try {
    return git('rev-parse', '--short=12', 'HEAD') + (git('status', '--porcelain') && '+');
  } catch {
    return 'none+';
  }
}
