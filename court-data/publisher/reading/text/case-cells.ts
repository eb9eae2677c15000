import { readPrintedCaseNumber } from '@court/domain';

const MAX_QUOTED = 40;

/** Whether a cell begins with a case number. A serial of two digits could be a day. */
function isCase(cell: string): boolean {
  const serial = readPrintedCaseNumber(cell)?.number.serial;
  return serial !== undefined && new RegExp(`(?<!\\d)(?=\\d{3})0*${serial}(?!\\d)`).test(cell);
}

/** The case of a row that may be a hearing, because it has several cells. Null for any other row. */
export const caseIn = (cells: readonly string[]): string | null =>
  cells.filter((cell) => cell !== '').length < 2 ? null : (cells.find(isCase)?.slice(0, MAX_QUOTED) ?? null);
