import { commandLine, endWrongUse } from '../../court-data/command-line/command-line.mjs';
import { runProgram } from '../run-program';
import command from './check.command.json';
import { CHECKS, checkSteps } from './check-steps';
import { runSteps } from './run-steps';

const isStep = (word: string): word is keyof typeof CHECKS => Object.hasOwn(CHECKS, word);

const { values, positionals } = commandLine(command);
const [step, ...words] = positionals;
if (step === undefined) await runSteps(checkSteps({ long: false }), { list: values.list });
else {
  if (!isStep(step))
    endWrongUse(command, `"${step}" is not a step; the steps are ${Object.keys(CHECKS).join(', ')}`);
  if (values.list) endWrongUse(command, '--list takes no step');
  if (words.length > 0 && step !== 'lint' && step !== 'unit')
    endWrongUse(command, `The step ${step} takes no arguments`);
  // maps exit code 2 to 1, because the compiler also ends with 2 on type errors
  process.exitCode = (await runProgram(CHECKS[step](words))) === 0 ? 0 : 1;
}
