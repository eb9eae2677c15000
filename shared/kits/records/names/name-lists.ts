const words = (text: string) => new Set(text.split(' '));

/** Particles of last names: optional in front of the word they belong to. */
export const PARTICLES = words(
  'de del dela della delle di da das do dos du la las le les lo los el al bin ibn van von vande vander der den ten ter te het zu zum zur af mc mac o st saint san santa y',
);

/** Left out of matching, shown in display. */
export const SUFFIXES = words('jr sr ii iii iv esq esquire md phd dds cpa');

/** Legal forms that nothing else is called. */
export const CLEAR_LEGAL_FORMS = words(
  'llc llp lllp pllc plc inc incorporated corp corporation ltd limited lp fsb company gmbh',
);

/** Legal forms, also those that may be a person's name or initials (Co, Pa). */
export const LEGAL_FORMS = new Set([...CLEAR_LEGAL_FORMS, ...words('co na pc pa sa ag ssb')]);
