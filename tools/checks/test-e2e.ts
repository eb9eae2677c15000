import { commandLine } from '../../court-data/command-line/command-line.mjs';
import { PLAYWRIGHT, runProgram } from '../run-program';
import { e2eStep } from './e2e-step';
import { runSteps } from './run-steps';
import command from './test-e2e.command.json';

const { positionals } = commandLine(command);
// separate runs: Playwright would start other projects beside the specs that need the machine for themselves
if (positionals.length === 0) await runSteps([e2eStep({ part: 'all' })], { list: false });
else process.exitCode = await runProgram([PLAYWRIGHT, 'test', ...positionals]);
