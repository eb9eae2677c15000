import type { Repair } from './repair';

const MOST_LOSSES = 50;

/** Prints what became of each namespace. */
export function reportRepair(dataDir: string, repairs: readonly Repair[]): void {
  if (repairs.length === 0) console.log(`There is no database in ${dataDir}.`);
  for (const { namespace, damaged, losses } of repairs) {
    if (damaged.length === 0) {
      console.log(`${namespace}: whole.`);
      continue;
    }
    console.log(`${namespace}: what is whole was kept. The files as they were: ${damaged.join(', ')}.`);
    for (const loss of losses.slice(0, MOST_LOSSES)) console.log(`  ${loss}.`);
    if (losses.length > MOST_LOSSES) console.log(`  … and ${losses.length - MOST_LOSSES} more.`);
    console.log(
      '  What was lost may be missing from what came after it. Publish the court again into an empty folder if in doubt.',
    );
  }
}
