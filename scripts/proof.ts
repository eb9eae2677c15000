import { appendFileSync } from 'node:fs';
import { BREAKAGES } from '../tests/breakages/breakages';
import { findBrowser } from '../tests/browser/find-browser';
import { checkSteps } from './check-steps';
import { closeRun } from './close-run';
import { e2eStep } from './e2e-step';
import { oneCheck, step } from './run-step';

console.log('npm run proof: everything of npm test, every breakage, the figures. Looking for a browser …');
const browser = await findBrowser((sentence) => console.log(sentence));
process.env.CHROMIUM_PATH = browser;
process.env.PROOF = '1';
const steps = await checkSteps({ long: true });
steps.push(await e2eStep(browser));
for (const { n, breaks } of BREAKAGES) {
  const args = ['scripts/with-install.mjs', 'tests/breakages/run.ts', String(n)];
  steps.push(await step(`breakage ${n} is seen: ${breaks}`, () => oneCheck(args)));
}
steps.push(await step('figures', () => oneCheck(['scripts/with-install.mjs', 'tests/bench/run.ts', 'load'])));
appendFileSync(
  'proof-report.json',
  `${JSON.stringify({ at: new Date().toISOString(), node: process.version, steps })}\n`,
);
closeRun(steps);
