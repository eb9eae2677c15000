import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CourtConfig } from '@court/domain';
import fc from 'fast-check';
import { loadCourt } from '../../run/load-court';
import { differences } from './differences';
import { plan } from './plan';
import { printFiles } from './print-files';
import type { Plan } from './printing/styles';
import { type Outcome, readBack } from './read-back';

/** Numbers of dockets by result. `asked` includes refusals. */
export type Tally = { dockets: number; read: number; asked: number; wrong: number; seed: number };

/** The text of a file for a person. */
const shown = (bytes: Uint8Array) => Buffer.from(bytes).toString('utf8').slice(0, 4_000);

/** A description of a failure: how to run it again, the printed files, and the published records. */
export function failureText(failing: Plan, outcome: Outcome, reasons: readonly string[]): string {
  const { files } = printFiles(failing);
  const { docket: _, ...styles } = failing;
  return [
    ...reasons,
    JSON.stringify(styles),
    ...files.map(({ name, bytes }) => `${name}:\n${shown(bytes)}`),
    `answers: ${outcome.answers.join(' · ')}`,
    `map: ${JSON.stringify(outcome.map)}`,
  ].join('\n');
}

let folders = 0;
const newFolder = () => {
  folders += 1;
  return join(tmpdir(), `docket-proof-${process.pid}-${folders}`);
};

/** Prints one docket and reads it back. */
export async function proveDocket(one: Plan, court: CourtConfig) {
  const printed = printFiles(one);
  const outcome = await readBack(printed, court, newFolder());
  return { outcome, printed, reasons: differences(printed, outcome) };
}

/** The seed of a proof. The environment variable SEED replaces `seed`, so that a developer can repeat a failure. */
export const seedOf = (seed: number) => Number(process.env.SEED ?? seed);

/**
 * Prints dockets as courts do and reads them back. Throws an error with the smallest failing docket if a publication is
 * neither the truth nor a question.
 */
export async function proveDockets(count: number, seed: number, file: string): Promise<Tally> {
  const court = await loadCourt('txwb');
  const tally: Tally = { dockets: 0, read: 0, asked: 0, wrong: 0, seed };
  const run = fc.asyncProperty(plan, async (one) => {
    const { outcome, reasons } = await proveDocket(one, court);
    if (tally.wrong === 0) {
      tally.dockets += 1;
      if (reasons.length > 0) tally.wrong += 1;
      else if (outcome.published === null) tally.asked += 1;
      else tally.read += 1;
    }
    if (reasons.length > 0) throw new Error(failureText(one, outcome, reasons));
  });
  const result = await fc.check(run, { numRuns: count, seed, endOnFailure: false });
  if (result.failed)
    throw new Error(
      `${result.errorInstance instanceof Error ? result.errorInstance.message : ''}\nRun it again: SEED=${seed} LONG_TESTS=1 PROOF=1 npx vitest run ${file} (path ${result.counterexamplePath})`,
    );
  return tally;
}

export const tallyText = ({ dockets, read, asked, wrong, seed }: Tally) =>
  `${dockets} dockets: ${read} read, ${asked} asked, ${wrong} wrong; seed ${seed}`;
