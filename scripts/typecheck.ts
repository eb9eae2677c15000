import { commandLine } from './command-line/command-line.mjs';
import { runProgram, TSC } from './run-program';
import command from './typecheck.command.json';

commandLine(command);
process.exitCode = await runProgram([TSC, '-b']);
