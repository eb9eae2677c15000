import { isSatisfied, isStricken, isTerminated, type SourceRecord, type StoredRow } from '@court/records';
import type { RecordIds } from './court-names';

const LONGEST_MATTER = 120;
export const LONGEST_PLACE = 60;

/** At most `longest` characters. */
export function cut(text: string, longest: number): string {
  const characters = [...text];
  return characters.length <= longest
    ? text
    : `${characters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`;
}

const firstLine = (text: string) => text.split(/[\r\n]/, 1)[0]?.trim() ?? '';

/** Only where the court gives a flag; those it leaves out follow from the status. */
function flagsOf({ status, stricken, terminated, satisfied }: SourceRecord): string | null {
  if (!stricken && !terminated && !satisfied) return null;
  const flags = [
    isStricken(status, stricken ?? undefined),
    isTerminated(status, terminated ?? undefined),
    isSatisfied(status, satisfied ?? undefined),
  ];
  return flags.map((flag) => (flag ? 'Y' : 'N')).join('');
}

/** An adversary proceeding has no chapter of its own. */
export const chapterOf = ({ leadChapter, chapter }: Partial<Pick<SourceRecord, 'leadChapter' | 'chapter'>>) =>
  leadChapter ?? chapter;

/** The docket row of a record, before anything is known of where it stood earlier. */
export function storedRowOf(record: SourceRecord, ids: RecordIds): StoredRow {
  const row: StoredRow = {
    n: record.caseNumber,
    c: record.caseTitle,
    y: record.caseType,
    s: record.status,
  };
  const chapter = chapterOf(record);
  const flags = flagsOf(record);
  const [trustee] = ids.trustees;
  if (record.eventTime && record.eventTime !== record.time) row.e = record.eventTime;
  if (chapter) row.h = chapter;
  if (record.matter) row.m = cut(firstLine(record.matter), LONGEST_MATTER);
  if (ids.judge) row.j = ids.judge;
  if (ids.office) row.o = ids.office;
  if (trustee) row.r = trustee;
  if (record.location) row.l = cut(record.location, LONGEST_PLACE);
  if (record.appear) row.a = record.appear.mode;
  if (record.continuedTo) row.t = record.continuedTo;
  if (record.sortCode) row.k = record.sortCode;
  if (flags) row.f = flags;
  if (record.attorneys.some((attorney) => attorney.publicDefender)) row.d = 1;
  return row;
}
