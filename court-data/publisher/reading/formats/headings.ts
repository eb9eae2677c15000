import { MOMENT } from '../reading';
import { EXPORT_FIELDS } from '../source-file';

const FIELDS = new Set<string>([...Object.values(EXPORT_FIELDS).flat(), MOMENT]);
/** Words that occur in headings of court lists. */
const WORD =
  /\b(case|number|no|cause|dates?|days?|time|start|end|begin|judges?|presiding|debtors?|caption|title|style|name|matter|hearings?|description|subject|summary|location|where|when|courtroom|room|place|address|status|result|outcome|disposition|trustees?|chapter|ch|id|uid|attorneys?|counsel|lawyer|party|parties|role|office|division|court|county|city|docket|doc|ecf|event|type|kind|calendar|motion|proceedings?|relief|movant|petitioner|zoom|link|url|phone|telephone|dial|meeting|passcode|appearances?|sealed|notes?|comments?|email|procedures|section|clerk)\b/i;
const MAX_HEADING_CHARACTERS = 60;
/** A day, a time, an amount, or a case number: values that are never headings. */
const VALUE = /\d{2}[-/:.]\d{2}|\d[/:]\d|^\$?[\d,.]+$/;

/** Splits "caseNumber" and "case_number" into words. */
const words = (cell: string) => cell.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[_-]+/g, ' ');

const isHeading = (cell: string) =>
  FIELDS.has(cell) ||
  (cell.length <= MAX_HEADING_CHARACTERS && !VALUE.test(cell) && (WORD.test(words(cell)) || cell === '#'));

/**
 * The number of cells that are heading words. 0 if another cell holds a value, because the row then has no headings.
 */
export function headingWords(cells: readonly string[]): number {
  const filled = cells.filter((cell) => cell !== '');
  const known = filled.filter(isHeading).length;
  const isValue = (cell: string) => VALUE.test(cell) || cell.length > 2 * MAX_HEADING_CHARACTERS;
  const isEnough = known >= 4 || (known >= 2 && known * 2 >= filled.length);
  return isEnough && !filled.some(isValue) ? known : 0;
}

/** Whether a row looks like the headings of a court list. Does not need the meaning of the columns. */
export const looksLikeHeadings = (cells: readonly string[]): boolean => headingWords(cells) > 0;
