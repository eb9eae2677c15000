import { remotes } from '../../host/release/build/workspaces';
import { commandLine } from '../command-line/command-line.mjs';
import { runProgram, TSC } from '../run-program';
import command from './typecheck.command.json';

commandLine(command);
// the compiler ends with 2 as well where it finds errors
process.exitCode = (await runProgram([TSC, '-b', '.', ...remotes()])) === 0 ? 0 : 1;
