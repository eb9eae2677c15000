import { commandLine } from './command-line/command-line.mjs';
import command from './format.command.json';
import { BIOME, runProgram } from './run-program';

const { positionals: paths } = commandLine(command);
process.exitCode = await runProgram([BIOME, 'check', '--write', ...(paths.length > 0 ? paths : ['.'])]);
