import { commandLine } from '../../court-data/command-line/command-line.mjs';
import { remotes } from '../release/build/workspaces';
import { runProgram, TSC } from '../run-program';
import command from './typecheck.command.json';

commandLine(command);
// maps exit code 2 to 1, because the compiler also ends with 2 on type errors
process.exitCode = (await runProgram([TSC, '-b', '.', ...remotes()])) === 0 ? 0 : 1;
