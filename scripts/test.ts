import { findBrowser } from '../tests/browser/find-browser';
import { checkSteps } from './check-steps';
import { closeRun } from './close-run';
import { e2eStep } from './e2e-step';

console.log('npm test: check, unit, end to end. Looking for a browser …');
const browser = await findBrowser((sentence) => console.log(sentence));
closeRun([...(await checkSteps({ long: true })), await e2eStep(browser)]);
