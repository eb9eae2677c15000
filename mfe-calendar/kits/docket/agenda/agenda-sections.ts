import { type DocketRow, shortDate, type Tally, tallyRows } from '@court/domain';
import type { DocketConfig } from '../config/docket-config';
import type { AgendaDay } from '../data/agenda-days';
import { type DocketBlock, docketBlocks, heldText, type VenueZone } from '../day/docket-blocks';
import { rowMessages } from '../messages/row-messages';

/** A day of the list, with its blocks in the order in which they are called. */
export type AgendaSection = { key: string; blocks: readonly DocketBlock[]; tally: Tally };

type Listing = {
  listedOn: (date: string, rows: readonly DocketRow[]) => readonly DocketRow[];
  zonesOn: (date: string) => ReadonlyMap<string, VenueZone> | null;
  presiderField: DocketConfig['presiderField'];
};

/**
 * Returns a function that makes sections of days. It caches them, so scrolling does not filter and sort a day again.
 */
export function agendaSectionsOf({ listedOn, zonesOn, presiderField }: Listing) {
  const made = new WeakMap<AgendaDay, AgendaSection>();
  const sectionOf = (day: AgendaDay): AgendaSection => {
    const known = made.get(day);
    if (known) return known;
    const listed = listedOn(day.date, day.rows);
    const blocks = docketBlocks(listed, zonesOn(day.date), presiderField);
    const section = { key: day.date, blocks, tally: tallyRows(listed) };
    made.set(day, section);
    return section;
  };
  return (days: readonly AgendaDay[]) => days.map(sectionOf).filter(({ blocks }) => blocks.length > 0);
}

/** Adds up the tallies of several days. */
export const sumTallies = (sections: readonly AgendaSection[]): Tally =>
  sections.reduce(
    (sum, { tally: { held, off, gone } }) => ({
      held: sum.held + held,
      off: sum.off + off,
      gone: sum.gone + gone,
    }),
    { held: 0, off: 0, gone: 0 },
  );

/**
 * '171 hearings through Thu, Dec 3', the last listed day. Of one day, only '34 hearings'. A toolbar without room for
 * one line breaks it before 'through'.
 */
export function agendaCounts(
  { held, off }: Tally,
  sections: readonly AgendaSection[],
  messages: DocketConfig['messages'],
): string {
  const counted = heldText({ held, off, gone: 0 }, messages).replaceAll(' ', '\u00a0');
  const [first, last] = [sections[0]?.key, sections.at(-1)?.key];
  if (!first || !last || first === last) return counted;
  return rowMessages('count.toDay', { counted, date: shortDate(last, first).replaceAll(' ', '\u00a0') });
}
