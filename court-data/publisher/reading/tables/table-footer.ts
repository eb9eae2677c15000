import { readPrintedCaseNumber } from '@court/domain';
import type { Row } from '../source-file';
import { strayWordAbove } from '../text/stray-words';

/** Maximum closing rows below the last record. More rows are not a closing. */
export const MAX_CLOSING = 20;

const UNITS = 'records?|rows?|hearings?|matters?|meetings?|cases?|entries|items?|results?|settings?|events?';
const NUMBER = '(\\d[\\d,]*)';
/** `Showing 1 to 4 of 57 entries`, `Records 1-50 of 812`: the last number counts all. */
const RANGE = new RegExp(
  `(?<![\\d/.-])[\\d,]+\\s*(?:-|–|to|through|thru)\\s*[\\d,]+\\s+(?:out )?of\\s+(?:about )?${NUMBER}`,
  'gi',
);
/** `Page 3 of 9`, `Page: 3/9`, `Page 3`. */
const PAGE = /(?<!\b(?:this|per|each) )\bpage\s*[:#]?\s*(\d+)(?:\s*(?:of|\/)\s*(\d+))?(?![\d/-])/i;
/** `45 hearings`, `Total: 45`, `Number of matters on this page: 45`. */
const COUNT = new RegExp(
  `${NUMBER}\\s+(?:total\\s+)?(?:${UNITS})\\b|\\b(?:totals?|counts?|${UNITS})\\b(?:\\s*[:=#(-]|\\s+[a-z]+){0,4}\\s*${NUMBER}(?![\\d/:.-])`,
  'gi',
);
/** When and by whom a report was made. */
const PRINTED =
  /\b(?:printed|generated|exported|prepared|created|run|(?:last )?updated|as of|(?:print|run|report) (?:date|time))\b.*$/i;
/** Days, and times of day. */
const MOMENTS = /\b\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4}\b|\b\d{1,2}(?::\d\d){1,2}(?:\s?[ap]\.?m\b\.?)?/gi;
/** Other words of footers that say nothing about a hearing. */
const HARMLESS = new RegExp(
  `\\b(?:grand|sub|totals?|counts?|number|no|${UNITS}|pages?|end|report|list|listing|calendar|docket|file|data|export|showing|displaying|found|printed|read|shown|affected|returned|listed|selected|of|the|this|in|on|for|all|eof)\\b`,
  'gi',
);
/** The list is not complete: `Continued on next page`, `Only the first 500 records are shown`. */
const INCOMPLETE = new RegExp(
  `\\b(?:continued on (?:the )?(?:next|following)|more (?:pages|${UNITS})|(?:load|show|view|see) more|(?:first|top|only|limited to|maximum of) [\\d,]+|truncated|incomplete|partial (?:list|calendar|docket)|filtered)\\b`,
  'i',
);

/** The text of a row with exactly one filled cell. Null for any other row. */
export function onlyText(cells: readonly string[]): string | null {
  const [only, ...others] = cells.filter((cell) => cell !== '');
  return only !== undefined && others.length === 0 ? only : null;
}

type Page = { page: number; of: number | null };
type Said = { counts: readonly number[]; page: Page | null; isUnderstood: boolean; isIncomplete: boolean };

const numberOf = (digits: string) => Number(digits.replaceAll(',', ''));

/** The counts and the page in a line beside a table. `isUnderstood`: it says nothing else. */
export function readFooter(text: string): Said {
  const counts: number[] = [];
  const take = (_: string, ...groups: (string | undefined)[]) => {
    const digits = groups.slice(0, 2).find((one) => typeof one === 'string');
    if (digits !== undefined) counts.push(numberOf(digits));
    return ' ';
  };
  const [, page, of] = PAGE.exec(text) ?? [];
  const rest = text
    .replace(MOMENTS, ' ')
    .replace(PAGE, ' ')
    .replace(RANGE, (found, total: string) => take(found, total))
    .replace(PRINTED, ' ')
    .replace(COUNT, (found, before?: string, behind?: string) => take(found, before, behind))
    .replace(HARMLESS, ' ');
  return {
    counts,
    page: page === undefined ? null : { page: Number(page), of: of === undefined ? null : Number(of) },
    isUnderstood: !/[\p{L}\d]/u.test(rest) && strayWordAbove(text) === null,
    isIncomplete: INCOMPLETE.test(text),
  };
}

/** Two words of which the first is no case number. */
const isPhrase = (text: string) =>
  /[\p{L}\d].*[\s:].*[\p{L}\d]/u.test(text) && /\p{L}{2}/u.test(text) && readPrintedCaseNumber(text) === null;

/** Whether a row is a line of text, such as "Total: 45". A truncated row has one word or a case number. */
export function isClosing(headings: readonly unknown[], { cells }: { cells: readonly string[] }): boolean {
  const only = onlyText(cells);
  return headings.length >= 4 && only !== null && (isPhrase(only) || readFooter(only).isUnderstood);
}

/** The page number in a row that says nothing else: "Page 3 of 9". */
export function pageOf({ cells }: Pick<Row, 'cells'>): Page | null {
  const { page, counts, isUnderstood } = readFooter(onlyText(cells) ?? '');
  return isUnderstood && counts.length === 0 ? page : null;
}

/** Compares the counts and page numbers in a table's footers with the rows read. */
export class Footers {
  /** number of record rows */
  rows = 0;
  readonly #counts: { line: number; text: string; count: number }[] = [];
  readonly #pages = new Set<number>();
  #lastPage: { line: number; of: number } | null = null;

  addPage(line: number, { page, of }: Page): void {
    this.#pages.add(page);
    if (of !== null) this.#lastPage = { line, of };
  }

  /** Adds the counts and the page of a line above or below the table. */
  add(line: number, text: string, { counts, page }: Said): void {
    for (const count of counts) this.#counts.push({ line, text, count });
    if (page?.of) this.addPage(line, page);
  }

  /**
   * Footers that do not match the rows read: each as a sentence, with its line. `counts` are the numbers of rows,
   * records or cases that a footer may mean.
   */
  mismatches(counts: readonly number[]): { line: number; reason: string }[] {
    const wrong = this.#counts
      .filter(({ count }) => ![this.rows, ...counts].includes(count))
      .map(({ line, text }) => ({
        line,
        reason: `The report says “${text}”, and ${this.rows} rows were read`,
      }));
    const last = this.#lastPage;
    if (last === null) return wrong;
    const missing = Array.from({ length: last.of }, (_, at) => at + 1).filter(
      (page) => !this.#pages.has(page),
    );
    if (missing.length === 0) return wrong;
    const pages = missing.length === 1 ? `page ${missing[0]} is` : `${missing.length} pages are`;
    return [...wrong, { line: last.line, reason: `The report has ${last.of} pages, and ${pages} missing` }];
  }
}
