import type { Listed } from '@court/domain';

/** Adds up the listed counts of several days. */
export function sumListed(days: Iterable<Listed>): Listed {
  const sum = { held: 0, off: 0, gone: 0, hidden: { stricken: 0, terminated: 0, satisfied: 0 } };
  for (const { held, off, gone, hidden } of days) {
    sum.held += held;
    sum.off += off;
    sum.gone += gone;
    sum.hidden.stricken += hidden.stricken;
    sum.hidden.terminated += hidden.terminated;
    sum.hidden.satisfied += hidden.satisfied;
  }
  return sum;
}
