import type { Listed } from '@court/records';

/** What several days list together. */
export function sumListed(days: Iterable<Listed>): Listed {
  const hidden = { stricken: 0, terminated: 0, satisfied: 0 };
  let shown = 0;
  for (const day of days) {
    shown += day.shown;
    hidden.stricken += day.hidden.stricken;
    hidden.terminated += day.hidden.terminated;
    hidden.satisfied += day.hidden.satisfied;
  }
  return { shown, hidden };
}
