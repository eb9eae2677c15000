import type { ReaderSettings } from '@court/contract';
import { clockTime, type DocketRow, hasPlace, shortDate, stateOf } from '@court/domain';
import { sharedMessages, wordFor } from '@court/domain/words';

/** 'Courtroom 2' with a no-break space. */
const unbroken = (place: string) => place.replace(/([a-z]) (?=\d+\b)/gi, '$1\u00a0');

/**
 * A printed place without its street, 'Courtroom 1, San Antonio', if it ends with its office's name. Leaves out the
 * office if it is `said` already. A place of another form is returned as printed.
 */
export function placeWords(
  place: string | null,
  office: string | null,
  said: string | null = null,
): string | null {
  if (!place || !office) return place && unbroken(place);
  const [room = '', ...rest] = place.split(',').map((part) => part.trim());
  if (rest.at(-1)?.toLowerCase() !== office.toLowerCase()) return unbroken(place);
  return unbroken(said === office ? room : `${room}, ${office}`);
}

/**
 * 'Courtroom 1, San Antonio'. Adds the office unless the printed place contains it. Null if the hearing is by phone or
 * video, so that nobody goes to the office.
 */
export function rowPlace(
  { how, place }: Pick<DocketRow, 'how' | 'place'>,
  office: string | null,
): string | null {
  if (!hasPlace(how)) return null;
  if (!place || !office || place.includes(office)) return placeWords(place, office) ?? office;
  return unbroken(`${place}, ${office}`);
}

/** Letters of a name that fit into one line of a phone. */
const MAX_LINE_LENGTH = 26;

/** Number of names that take two lines on a phone, estimated by their letters. */
export const countLongNames = (rows: readonly Pick<DocketRow, 'title'>[]) =>
  rows.filter(({ title }) => title.length > MAX_LINE_LENGTH).length;

/** The mode of appearing in words. An unknown mode is returned as the court wrote it. */
export const howWord = (how: string | null | undefined) => (how ? (wordFor('how', how) ?? how) : null);

/** URLs of zoom.us and zoomgov.com, with any subdomain. */
const ZOOM = /^https:\/\/([\w-]+\.)*zoom(gov\.com|\.us)(\/|$)/i;

/** The mode of appearing in words. 'By video (Zoom)' if the meeting's URL is Zoom's. */
export const howOf = ({ mode, url }: { mode: string; url?: string | null | undefined }) =>
  howWord(mode === 'video' && ZOOM.test(url ?? '') ? 'zoom' : mode) ?? mode;

/** Formats a time. A text that is not HH:mm is returned as printed. */
export const clockWord = (time: string) => (/^\d\d:\d\d$/.test(time) ? clockTime(time) : time);

/** The chapter of a bankruptcy case. For other cases the case type, with the lead case's chapter. */
export function caseNote({ caseType, chapter }: { caseType: string; chapter: string | null }): string {
  return [wordFor('type', caseType), chapter && sharedMessages('chapterShort', { chapter })]
    .filter(Boolean)
    .join(' · ');
}

/** The new day of a hearing in words, with the time if it differs. Null if the row has no new day. */
function newWhen({ movedTo, continuedTo, date, time }: DocketRow): string | null {
  const day = movedTo?.date ?? continuedTo;
  if (!day) return null;
  const words = shortDate(day, date);
  // without a zone: the row does not say at which office the hearing will be
  return movedTo?.time && movedTo.time !== time ? `${words}, ${clockTime(movedTo.time)}` : words;
}

/** The new date and time of a hearing that moved. Null if it did not move, or if the court does not give the date. */
export const whereWentTo = (row: DocketRow) => (stateOf(row) === 'moved' ? newWhen(row) : null);

/** 'New date: Mon, Dec 28' for a hearing that is off and has a new date. */
function successorWords(row: DocketRow): string | null {
  const when = stateOf(row) === 'off' ? newWhen(row) : null;
  return when && sharedMessages('newDate', { date: when });
}

/** Text below a status: the new date, or advice to ask the court if the hearing is unlisted. */
export const statusMore = (row: DocketRow): string | null =>
  stateOf(row) === 'unlisted' ? sharedMessages('askCourt') : successorWords(row);

/** An attorney's name by the reader's settings: in capitals only if `showAttyNameUppercase` is Y. */
export const attorneyWord = (
  name: string,
  { showAttyNameUppercase }: Pick<ReaderSettings, 'showAttyNameUppercase'>,
) => (showAttyNameUppercase === 'Y' ? name.toLocaleUpperCase('en-US') : name);
