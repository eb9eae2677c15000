import { type CourtConfig, readPrintedCaseNumber } from '@court/domain';
import type { Clerk } from '../clerk';
import type { Reading } from '../reading';
import { type Row, SourceFileError } from '../source-file';
import { strayWordAbove } from '../text/stray-words';

const DISTRICT = /\b(?:(?:northern|southern|eastern|western|middle|central) )?district of \p{Lu}[\p{L}]+/iu;

/** The district that a line names, if it is not the court's district. */
function otherDistrict(text: string, court: CourtConfig | null): string | null {
  const named = DISTRICT.exec(text)?.[0].toLowerCase();
  const own = court ? DISTRICT.exec(court.displayName)?.[0].toLowerCase() : undefined;
  return named && own && named !== own ? named : null;
}

/**
 * Asks about a line above the headings that applies to every row: that all hearings are off, a draft, or of another
 * court.
 */
export function askAbove(row: Row, { clerk, reading }: { clerk: Clerk; reading: Reading }): void {
  const text = row.cells.filter((cell) => cell !== '').join(' ');
  const word = strayWordAbove(text)?.word ?? otherDistrict(text, clerk.court);
  if (!word || reading.unusual.has(`title says ${word}`)) return;
  clerk.questions.ask(`unusual:title says ${word}`, () => ({
    text: `Line ${row.line}, above the headings, says “${word}”. May the rows be published as they are?`,
    answers: [{ set: `unusual:title says ${word}=expected`, meaning: 'yes, in this and later exports' }],
  }));
}

const MAX_QUOTED = 40;

/** Whether a cell begins with a case number. A serial of two digits could be a day. */
function isCase(cell: string): boolean {
  const serial = readPrintedCaseNumber(cell)?.number.serial;
  return serial !== undefined && new RegExp(`(?<!\\d)(?=\\d{3})0*${serial}(?!\\d)`).test(cell);
}

/** The case of a row that may be a hearing, because it has several cells. */
const caseIn = ({ cells }: Row): string | null =>
  cells.filter((cell) => cell !== '').length < 2 ? null : (cells.find(isCase)?.slice(0, MAX_QUOTED) ?? null);

/** Asks about rows with a case above the headings, because they are not read. Without a clerk, it throws SourceFileError. */
export function askCasesAbove(
  rows: readonly Row[],
  { name, clerk, reading }: { name: string; clerk: Clerk | null; reading: Reading },
): void {
  const found = rows.filter((row) => caseIn(row) !== null);
  const [first] = found;
  const value = `${found.length} ${found.length === 1 ? 'case' : 'cases'} above the headings`;
  if (!first || reading.unusual.has(value)) return;
  const remedy = 'Rows above the headings are not read. If it is a hearing, move it below them';
  if (!clerk) throw new SourceFileError(name, first.line, `names a case above the headings. ${remedy}`);
  for (const row of found)
    clerk.questions.ask(
      `unusual:${value}`,
      () => ({
        text: `May a row be left out that is above the headings and names case ${caseIn(row)}? ${remedy}`,
        answers: [{ set: `unusual:${value}=expected`, meaning: 'yes, exactly so many' }],
      }),
      { ...row, file: name, record: 0 },
    );
}
