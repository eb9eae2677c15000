import { checkSteps } from './check-steps';
import { e2eStep } from './e2e-step';
import { runSteps } from './run-steps';
import { useBrowser } from './use-browser';

await runSteps([...checkSteps({ long: true }), e2eStep()], () =>
  useBrowser('npm test: check, unit, end to end.'),
);
