import type { PrivatePiece } from './private-numbers';

const STREET =
  'street|str?|avenue|ave?|road|rd|drive|dr|lane|ln|boulevard|blvd|court|ct|way|parkway|pkwy|highway|hwy|circle|cir|place|pl|terrace|ter|trail|trl|loop|cove|cv|square|sq|crossing|xing|alley|aly|apt|apartment';
const WORD = "[\\p{L}\\d'’.&-]+\\s+";
const NUMBER = '(?<![\\w$/:.,#§-])\\d{1,6}(?:-\\d{1,4})?(?:-?[A-Z])?';
const ON_STREET = new RegExp(`${NUMBER}\\s+((?:${WORD}){1,5}?)(?:${STREET})\\b\\.?`, 'giu');
const ON_ROUTE = new RegExp(
  `${NUMBER}\\s+((?:[NSEW]{1,2}\\.?\\s+)?)(?:county\\s+road|c\\.?r\\.?|farm\\s+to\\s+market|f\\.?m\\.?|state\\s+(?:road|highway|hwy)|u\\.?s\\.?\\s+h(?:igh)?wa?y|highway|hwy|route|rt|rr)\\s*#?\\s*\\d{1,5}\\b`,
  'gi',
);
const STATE =
  'A[KLRZ]|C[AOT]|D[CE]|FL|G[AU]|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|P[AR]|RI|S[CD]|T[NX]|UT|V[AIT]|W[AIVY]';
/** Any line that ends in a city, a state and a ZIP code. */
const TO_ZIP = new RegExp(
  `${NUMBER}\\s+((?:${WORD}){0,5}[\\p{L}\\d'’.-]+)\\.?,[^\\d;]{2,40}?,?\\s+(?:${STATE})\\.?,?\\s+\\d{5}(?!\\d)`,
  'giu',
);
const PO_BOX = /\b(?:p\.?\s?o\.?|post\s+office)\s?box\s+#?\s?\d+/gi;
/** Two fast first tests. A text that fails one of them contains no address. Most texts fail. */
const HAS_NUMBER = /\d(?:-?[A-Z])?\s|\bbox\s/i;
const HAS_KIND = new RegExp(
  `\\b(?:${STREET}|route|rt|rr|fm|county|farm|hwy|box)\\b|\\b(?:${STATE})\\.?,?\\s+\\d{5}`,
  'i',
);

/** Precedes a number that does not count houses. */
const COUNTED =
  /(?:\b(?:chapters?|ch|claims?|nos?|number|docket|docs?|dkt|ecf|sections?|sec|rules?|exhibits?|ex|counts?|lots?|blocks?|schedules?|forms?|pages?|pp?|days?|adv|courtroom|series|vol(?:ume)?|art(?:icle)?|para(?:graph)?|title|phase|tract|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*)\.?|[§¶])\s*$/i;
/** Precedes the place of a hearing or a meeting. */
const VENUE =
  /(?:\b(?:rm|room|crtrm|ctrm|courtroom|suite|ste|floor)\b\.?\s*[\w-]+|\d(?:st|nd|rd|th)\s+fl(?:oor)?|\b(?:courthouse|court|building|bldg|u\.?s\.?\s+trustee(?:['’]s\s+office)?|clerk['’]s\s+office|held(?:\s+at)?)|\d\s*[ap]\.?m\.?)[\s,;(-]*(?:(?:at|in)\s+)?$/i;
/** Words that never occur between a street's number and its kind. */
const NO_STREET =
  /(?:^|\s)(?:of|by|to|for|the|and|on|in|from|at|with|filed|re|as|or|is|was|be|vs?|via|per|debtors?|trustees?|trustee['’]s|motions?|orders?|claims?|chapter|sections?|creditors|meetings?|hearings?|months?|days?|years?|u\.?s\.?c|bankr|c\.?f\.?r|f\.?\d?d|[ap]\.?m)\.?\s/i;
const JUDICIAL =
  /\b(?:bankruptcy|bankr|district|dist|state|supreme|circuit|county|federal|probate|family|appeals?|appellate|superior|claims|tax|municipal|justice|u\.?s|chancery)\.?\s+(?:court|ct)\b\.?$/i;
const COMPANY =
  /^(?:,?\s+(?!(?:to|by|for|and|in|of|at|from|v|vs)\b)[\p{Lu}\d][\p{L}\d.'’&-]*){0,4}?,?\s+(?:l\.?l\.?c|inc|l\.?l?\.?p|ltd|corp(?:oration)?|co|company|partners|partnership|trust|associates|holdings?|bank|properties|realty|investments|capital|fund|group|lender|owners?|ventures?|condominiums?|homeowners|hoa|apartments|association|church|development|equities|management)\b/iu;
const LOCATED =
  /\b(?:propert(?:y|ies)|premises|residence|home|house|located|address|resid(?:es|ing)|lives|stay|re|known\s+as)\b[^\d]{0,30}$/i;

/** Whether the words can be a street name, which has capitals in mixed case. */
function isNamed(text: string, words: string, start: number): boolean {
  const isCapital = words.split(/\s+/).every((word) => /^[\p{Lu}\d]|^$/u.test(word));
  return isCapital || text === text.toLowerCase() || LOCATED.test(text.slice(0, start));
}

/**
 * Finds home addresses in a name or a matter, in which a court prints no address of its own. An address is a number
 * with a street, with a route, or with a place and its ZIP code. A post office box is an address too. The address of a
 * hearing's venue, or in the name of a company, is not a home address.
 */
export function homeAddresses(text: string): PrivatePiece[] {
  if (!HAS_NUMBER.test(text) || !HAS_KIND.test(text)) return [];
  const isHome = ({ 0: found, 1: words = '', index }: RegExpExecArray) => {
    const before = text.slice(Math.max(0, index - 60), index);
    return !(
      COUNTED.test(before) ||
      VENUE.test(before) ||
      NO_STREET.test(` ${words} `) ||
      JUDICIAL.test(found) ||
      COMPANY.test(text.slice(index + found.length, index + found.length + 120)) ||
      !isNamed(text, words, index)
    );
  };
  return [
    ...[ON_STREET, ON_ROUTE, TO_ZIP].flatMap((shape) => [...text.matchAll(shape)].filter(isHome)),
    ...text.matchAll(PO_BOX),
  ].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
    what: 'a home address',
    isWhole: true,
  }));
}
