import type { Row } from '../source-file';

/** Maximum closing rows below the last record. More rows are not a closing. */
export const MAX_CLOSING = 20;
const CLOSING =
  /\b(total|count|end of|records|rows|hearings|matters|meetings|cases|page|printed|generated)\b/i;
const PAGE = /^page\s+(\d+)(?:\s*(?:of|\/)\s*(\d+))?$/i;
const COUNTED =
  /\b(?:total|count|records|rows|hearings|matters|meetings|cases)\b[^\d]{0,20}?([\d,]+)\s*$|^([\d,]+)\s+(?:total\s+)?(?:records|rows|hearings|matters|meetings|cases)\b/i;

/** The text of a row with exactly one filled cell. Null for any other row. */
export function onlyText(cells: readonly string[]): string | null {
  const [only, ...others] = cells.filter((cell) => cell !== '');
  return only !== undefined && others.length === 0 ? only : null;
}

/** Whether a row closes a report, such as "Total: 45". A truncated row has no such word. */
export function isClosing(headings: readonly unknown[], { cells }: { cells: readonly string[] }): boolean {
  const only = onlyText(cells);
  return headings.length >= 4 && only !== null && CLOSING.test(only);
}

/** The page number in a row: "Page 3 of 9". */
export function pageOf({ cells }: Pick<Row, 'cells'>): { page: number; of: number | null } | null {
  const [, page, of] = PAGE.exec(onlyText(cells) ?? '') ?? [];
  return page === undefined ? null : { page: Number(page), of: of === undefined ? null : Number(of) };
}

/** Compares the counts and page numbers in a table's footers with the rows read. */
export class Footers {
  /** number of record rows */
  rows = 0;
  readonly #counts: { line: number; text: string; count: number }[] = [];
  readonly #pages = new Set<number>();
  #lastPage: { line: number; of: number } | null = null;

  addPage(line: number, { page, of }: { page: number; of: number | null }): void {
    this.#pages.add(page);
    if (of !== null) this.#lastPage = { line, of };
  }

  addClosing({ line, cells }: Row): void {
    const text = onlyText(cells) ?? '';
    const [, behind, before] = COUNTED.exec(text) ?? [];
    const digits = behind ?? before;
    if (digits !== undefined) this.#counts.push({ line, text, count: Number(digits.replaceAll(',', '')) });
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
