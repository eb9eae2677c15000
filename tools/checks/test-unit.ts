import { commandLine } from '../../court-data/command-line/command-line.mjs';
import { runProgram, VITEST } from '../run-program';
import command from './test-unit.command.json';

const { positionals } = commandLine(command);
process.exitCode = await runProgram([
  VITEST,
  ...(positionals.includes('--watch') ? [] : ['run']),
  ...positionals,
]);
