import { commandLine } from '../command-line/command-line.mjs';
import { PLAYWRIGHT, runProgram } from '../run-program';
import { e2eStep } from './e2e-step';
import { runSteps } from './run-steps';
import command from './test-e2e.command.json';

const { positionals } = commandLine(command);
// what wants the machine for itself would be disturbed by the others, which Playwright begins beside it
if (positionals.length === 0) await runSteps([e2eStep({ part: 'all' })], { list: false });
else process.exitCode = await runProgram([PLAYWRIGHT, 'test', ...positionals]);
