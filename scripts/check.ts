import { checkSteps } from './check-steps';
import { closeRun } from './close-run';

closeRun(await checkSteps({ long: false }));
