import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { styleText } from 'node:util';
import { commandLine } from '../../court-data/command-line/command-line.mjs';
import { timedStep } from '../../court-data/command-line/timed-step';
import { rehearsalSteps } from '../rehearse/steps';
import { askedPort, findPortFor } from '../start/find-port';
import command from './rehearse.command.json';

const { list, keep } = commandLine(command).values;
const from = Date.now();

/** Runs all steps. Resolves to the message of the failed step, or null if all passed. */
async function rehearse(folder: string): Promise<string | null> {
  const databasePort = await findPortFor('the database', askedPort('DATABASE_PORT', 9100));
  const port = await findPortFor('the site', askedPort('PORT', 8090), [databasePort]);
  const { steps, end } = rehearsalSteps({ folder, port, databasePort });
  try {
    for (const [at, { title, run }] of steps.entries()) {
      const name = `Step ${at + 1} of ${steps.length}: ${title}`;
      try {
        await timedStep(styleText('bold', name), run);
      } catch (error) {
        return `${name}: ${error instanceof Error ? error.message : String(error)}`;
      }
    }
    return null;
  } finally {
    await end();
  }
}

if (list) {
  const { steps } = rehearsalSteps({ folder: '', port: 0, databasePort: 0 });
  for (const { title } of steps) console.log(title);
} else {
  const folder = mkdtempSync(join(tmpdir(), 'court-rehearsal-'));
  const failure = await rehearse(folder).catch((error: unknown) => String(error));
  const seconds = Math.round((Date.now() - from) / 1000);
  if (failure === null && !keep) rmSync(folder, { recursive: true, force: true });
  const left = failure !== null || keep ? ` ${folder} is left to look at.` : '';
  if (failure === null) console.log(`Rehearsed: every step passed, in ${seconds} s.${left}`);
  else console.error(`Not rehearsed, after ${seconds} s: ${failure}.${left}`);
  process.exitCode = failure === null ? 0 : 1;
}
