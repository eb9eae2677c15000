import type { ShownEntry } from '@court/domain';

/** Legal terms in a matter that most debtors do not know. */
const TERMS = [
  ['reaffirmation', /reaffirm/i],
  ['exemption', /exempt/i],
] as const;

/** The terms in the matter that have an explanation. */
export const matterTerms = ({ matter, eventKind }: Pick<ShownEntry, 'matter' | 'eventKind'>) =>
  TERMS.filter(([, word]) => word.test(`${matter} ${eventKind}`)).map(([term]) => term);
