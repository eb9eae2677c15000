import { PLAIN_READING } from '../reading';
import type { Source } from '../source';

/** Notes of file formats that need an answer, with the value by which a map accepts them. */
const ASKED_NOTES: readonly (readonly [RegExp, question: string])[] = [
  [/(hidden rows), which are read/, 'May rows be published that the workbook hides?'],
  [/(hidden rows), which are not read/, 'May rows be left out that the page hides?'],
  [/(tables without a heading)/, 'May rows of tables without a judge, day or other heading be published?'],
  [/(rule that strikes)/, 'May rows be published that the workbook may strike through?'],
  [/((?:comments|marks) that say .+)/, 'May rows be published that are marked so?'],
  [/(cases in .+ that is not read)/, 'May rows be left out that look like hearings?'],
  [/(line “.+” in (?:sheet ".+"|a text box))$/, 'May the rows be published as they are?'],
];

/** Asks about notes of the file format that can mean that rows do not belong into the list, or are missing. */
export function askNotes({ notes = [], clerk, reading = PLAIN_READING }: Source): void {
  for (const [pattern, question] of ASKED_NOTES)
    for (const note of notes) {
      const value = pattern.exec(note)?.[1];
      if (!clerk || value === undefined || reading.unusual.has(value)) continue;
      clerk.questions.ask(`unusual:${value}`, () => ({
        text: `${question} The ${note}. If not, copy the rows that belong to the list into another file`,
        answers: [{ set: `unusual:${value}=expected`, meaning: 'yes, in this and later exports' }],
      }));
    }
}
