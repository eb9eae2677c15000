import { commandLine } from '../../court-data/command-line/command-line.mjs';
import { BIOME, runProgram } from '../run-program';
import command from './format.command.json';

const { positionals: paths } = commandLine(command);
process.exitCode = await runProgram([BIOME, 'check', '--write', ...(paths.length > 0 ? paths : ['.'])]);
