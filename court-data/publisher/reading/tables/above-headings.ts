import type { CourtConfig } from '@court/domain';
import type { Clerk } from '../clerk';
import type { Reading } from '../reading';
import type { Row } from '../source-file';
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
