import type { CourtConfig } from '@court/domain';
import type { Clerk } from '../clerk';
import type { Reading } from '../reading';
import { type Row, SourceFileError } from '../source-file';
import { caseIn } from '../text/case-cells';
import { strayWordAbove, strayWordBeside } from '../text/stray-words';
import { type Footers, onlyText, readFooter } from './table-footer';

const DISTRICT = /\b(?:(?:northern|southern|eastern|western|middle|central) )?district of \p{Lu}[\p{L}]+/iu;

/** The district that a line names, if it is not the court's district. */
function otherDistrict(text: string, court: CourtConfig | null): string | null {
  const named = DISTRICT.exec(text)?.[0].toLowerCase();
  const own = court ? DISTRICT.exec(court.displayName)?.[0].toLowerCase() : undefined;
  return named && own && named !== own ? named : null;
}

type Asked = { name: string; clerk: Clerk | null; reading: Reading; footers: Footers };
type Line = { text: string; value: string; question: string };

function askLine(row: Row, { text, value, question }: Line, { name, clerk, reading }: Asked): void {
  if (reading.unusual.has(value)) return;
  if (!clerk) throw new SourceFileError(name, row.line, `says “${text}”. Take that line out of the export`);
  clerk.questions.ask(`unusual:${value}`, () => ({
    text: question,
    answers: [{ set: `unusual:${value}=expected`, meaning: 'yes, in this and later exports' }],
  }));
}

const MAX_LINE = 120;

/**
 * Asks about a line above or beside a table that applies to every row: that all hearings are off, a draft, of another
 * court, or that rows are missing.
 */
export function askAbove(row: Row, asked: Asked): void {
  const text = row.cells.filter((cell) => cell !== '').join(' ');
  const said = readFooter(text);
  if (!said.isIncomplete && (said.isUnderstood || said.page?.of)) asked.footers.add(row.line, text, said);
  const place = row.isBeside ? 'A line beside the table' : `Line ${row.line}, above the headings,`;
  const stray = row.isBeside ? strayWordBeside(text) : strayWordAbove(text);
  const word = stray?.word ?? (asked.clerk ? otherDistrict(text, asked.clerk.court) : null);
  const value = word
    ? `title says ${word}`
    : said.isIncomplete
      ? `title says ${text.slice(0, MAX_LINE)}`
      : null;
  if (!value || !asked.clerk) return;
  const question = `${place} says “${word ?? text.slice(0, MAX_LINE)}”. May the rows be published as they are?`;
  askLine(row, { text, value, question }, asked);
}

/** Asks about a line below the last row, unless it only counts the rows or says when the report was made. */
export function askBelow(row: Row, asked: Asked): void {
  const text = onlyText(row.cells) ?? '';
  const said = readFooter(text);
  if (!said.isIncomplete) asked.footers.add(row.line, text, said);
  if (!said.isIncomplete && said.isUnderstood) return;
  const shown = text.slice(0, MAX_LINE);
  const question = `May the rows be published as they are, though the report ends with “${shown}”? If the line changes a hearing, correct the export`;
  askLine(row, { text: shown, value: `last line says ${shown}`, question }, asked);
}

/** Asks about rows with a case above the headings, because they are not read. Without a clerk, it throws SourceFileError. */
export function askCasesAbove(
  rows: readonly Row[],
  { name, clerk, reading }: { name: string; clerk: Clerk | null; reading: Reading },
): void {
  const found = rows.filter((row) => caseIn(row.cells) !== null);
  const [first] = found;
  const value = `${found.length} ${found.length === 1 ? 'case' : 'cases'} above the headings`;
  if (!first || reading.unusual.has(value)) return;
  const remedy = 'Rows above the headings are not read. If it is a hearing, move it below them';
  if (!clerk) throw new SourceFileError(name, first.line, `names a case above the headings. ${remedy}`);
  for (const row of found)
    clerk.questions.ask(
      `unusual:${value}`,
      () => ({
        text: `May a row be left out that is above the headings and names case ${caseIn(row.cells)}? ${remedy}`,
        answers: [{ set: `unusual:${value}=expected`, meaning: 'yes, exactly so many' }],
      }),
      { ...row, file: name, record: 0 },
    );
}
