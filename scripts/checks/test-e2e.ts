import { commandLine } from '../command-line/command-line.mjs';
import { PLAYWRIGHT, runProgram } from '../run-program';
import command from './test-e2e.command.json';

const { positionals } = commandLine(command);
process.exitCode = await runProgram([PLAYWRIGHT, 'test', ...positionals]);
