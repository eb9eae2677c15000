import type { ShownEntry } from '@court/domain';

/**
 * Legal terms in a matter that most debtors do not know. Their explanations follow the glossary of the US courts,
 * https://www.uscourts.gov/court-programs/bankruptcy/bankruptcy-basics/glossary-bankruptcy-basics
 */
const TERMS = [
  ['reaffirmation', /reaffirm/i],
  ['exemption', /exempt/i],
  // not a stay pending appeal
  [
    'stay',
    /automatic stay|\b(relief|lift|extend|impose|modify|terminate|annul|violat)\w*\b.*\bstay\b(?! pending)/i,
  ],
  // right before the stay: not more time, another date, or a violation that continues
  [
    'longerStay',
    /\b(extend|extension of|impose|imposition of|continue|continuation of) (the )?(automatic )?stay\b(?! (pending|hearing))/i,
  ],
  [
    'stayRelief',
    /\b(relief from|(lift|modif|terminat|annul)\w*( of)?) (the )?(automatic )?stay\b(?! pending)/i,
  ],
  ['lien', /\bliens?\b/i],
  ['claim', /\b(proof|objection|allow|disallow)\w*\b.*\bclaims?\b/i],
  // not a pension plan
  ['plan', /\b(confirm|modif|amend|chapter|object)\w*\b.*\bplan\b|\bplan (confirm|modif)/i],
  ['conversion', /\bconvert\b|\bconversion\b/i],
] as const;

/** The terms in the matter that have an explanation. */
export const matterTerms = ({ matter, eventKind }: Pick<ShownEntry, 'matter' | 'eventKind'>) =>
  TERMS.filter(([, word]) => word.test(`${matter} ${eventKind}`)).map(([term]) => term);
