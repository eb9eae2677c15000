import type { CaseType } from './case-number';

const LABELS =
  /^(?:in re|in the matter of|(?:chapter|ch)[ .]*\d+|bankruptcy|bankr|bky|adversary|adv|proceeding|proc|pro|docket|cases?|number|num|nos?)(?![a-z])[ .:#,-]*/;

/**
 * Takes "Case No.", "In re", "#" and their like off the front of a typed case number; `bare` is lower case. An
 * adversary's label says the type.
 */
export function withoutCaseLabels(text: string): { bare: string; type: CaseType | null } {
  let bare = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/^[ #.:,-]+/, '');
  let type: CaseType | null = null;
  for (let label = LABELS.exec(bare); label; label = LABELS.exec(bare)) {
    if (label[0].startsWith('adv')) type = 'ap';
    bare = bare.slice(label[0].length);
  }
  return { bare, type };
}
