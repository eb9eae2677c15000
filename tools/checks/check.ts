import { commandLine } from '../../court-data/command-line/command-line.mjs';
import command from './check.command.json';
import { checkSteps } from './check-steps';
import { runSteps } from './run-steps';

const { list } = commandLine(command).values;
await runSteps(checkSteps({ long: false }), { list });
