const ROLE =
  'debtors?(?:[ -]in[ -]possession)?|(?:joint|co-?|reorganized|putative|alleged|former)[ -]?debtors?(?:[ -]in[ -]possession)?|debtors? and debtors?[ -]in[ -]possession';
/** Notes at the end of a title; the first that fits is taken off, until none fits. */
const NOTES = [
  /[\s,;(–-]+(?:jointly|procedurally|substantively) (?:administered|consolidated)\b.*$/i,
  /[\s,;(–-]+(?:lead|member|related) case\b.*$/i,
  /[\s,;(–-]+case (?:no|number|#).*$/i,
  /[\s,;]+et\.? (?:al|ux|vir)\.?\)?$/i,
  /[\s,;]+(?:and|&) (?:all |its |their |certain )*(?:(?:of )?(?:its|their) )?(?:affiliated|related|debtor|jointly administered)* ?(?:affiliates?|subsidiar(?:y|ies)|cases?|debtors?|entities|companies)$/i,
  new RegExp(`[\\s,;(–-]+(?:${ROLE})\\)?\\.?$`, 'i'),
  /\s*[-–]+\s*(?:above|below|over|under)[ -]?med(?:ian)?\b.*$/i,
  /[\s,;]*[([](?:deceased|dec'?d|minor|pro se|incompetent|individually|business|individual|consumer|chapter \d+|ch\.? ?\d+|lead|sealed)[)\]]$/i,
  /[\s,;–-]+(?:deceased|pro se|chapter \d+|ch\.? ?\d+|an individual|individually)$/i,
  /,\s+an? (?:[a-z]+ )*(?:corporation|company|partnership|limited liability company|trust|individual)$/i,
  /\s+[-–]\s*adversary proceeding$/i,
  /[\s,]+(?:husband and wife|a married couple|h\/w)$/i,
];

/** A note without the signs around it. */
function noteOf(text: string): string {
  const note = text.replace(/^[\s,;([–-]+/, '').trim();
  return note.includes('(') ? note : note.replace(/[)\]]+$/, '').trim();
}

/** Takes notes off the end of a title; the last note comes first off and stands last. */
export function withoutNotes(title: string): { bare: string; notes: string[] } {
  let bare = title.trim();
  const notes: string[] = [];
  for (let found = true; found; ) {
    found = false;
    for (const note of NOTES) {
      const match = note.exec(bare);
      if (!match || match.index === 0) continue;
      notes.unshift(noteOf(match[0]));
      bare = bare.slice(0, match.index).trim();
      found = true;
    }
  }
  return { bare: bare.replace(/[\s,;]+$/, ''), notes };
}
