import { commandLine } from '../../court-data/command-line/command-line.mjs';
import { checkSteps } from './check-steps';
import { e2eStep } from './e2e-step';
import { runSteps } from './run-steps';
import command from './test.command.json';
import { useBrowser } from './use-browser';

const { list } = commandLine(command).values;
await runSteps([...checkSteps({ long: 'slow' }), e2eStep({ part: 'every day' })], {
  list,
  prepare: () => useBrowser('npm test: check, unit, end to end.'),
});
