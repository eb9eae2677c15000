import { checkSteps } from './check-steps';
import { runSteps } from './run-steps';

await runSteps(checkSteps({ long: false }));
