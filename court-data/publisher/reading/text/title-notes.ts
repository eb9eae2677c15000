import { readPrintedCaseNumber } from '@court/domain';

const ROLE =
  'debtors?(?:[ -]in[ -]possession)?|(?:joint|co-?|reorganized|putative|alleged|former)[ -]?debtors?(?:[ -]in[ -]possession)?|debtors? and debtors?[ -]in[ -]possession';
/** Notes at the end of a title. The first that matches is removed, repeatedly. */
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

/** A note without surrounding punctuation. */
function noteOf(text: string): string {
  const note = text.replace(/^[\s,;([–-]+/, '').trim();
  return note.includes('(') ? note : note.replace(/[)\]]+$/, '').trim();
}

/** Removes notes from the end of a title. Returns them in the title's order. */
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

/** A case number, and the title after it in the same cell. */
export type NumberAndTitle = { number: string; title: string };

const BETWEEN = /\s*\n\s*|\s+[-–—:|]\s+|[,:]\s+/g;
const folded = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
const isTitle = (text: string) => /\p{L}{2}/u.test(text) && !/^\([^)]*\)$/.test(text);

/** Splits at the first line break, dash, colon or comma that has only a case number before it. */
function splitAtSign(cell: string): NumberAndTitle | null {
  for (const { 0: sign, index } of cell.matchAll(BETWEEN)) {
    const [number, title] = [cell.slice(0, index).trim(), cell.slice(index + sign.length).trim()];
    if (readPrintedCaseNumber(number)?.rest === '' && isTitle(title)) return { number, title };
  }
  return null;
}

/**
 * Splits a cell with a case number and a title: `26-50101-hto Marisol Quint`, on one line or several. Null if the cell
 * does not start with a case number, or has no title after it.
 */
export function numberAndTitle(cell: string): NumberAndTitle | null {
  const read = readPrintedCaseNumber(cell);
  if (!read) return null;
  const split = splitAtSign(cell);
  if (split) return split;
  const rest = folded(read.rest);
  for (const { index } of cell.matchAll(/(?<=\s)\S/g)) {
    const title = cell.slice(index).trim();
    if (folded(title) === rest && isTitle(title)) return { number: cell.slice(0, index).trim(), title };
  }
  return null;
}
