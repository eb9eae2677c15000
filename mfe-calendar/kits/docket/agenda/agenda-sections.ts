import { type DocketRow, type Tally, tallyRows } from '@court/domain';
import { withOff } from '@court/ui';
import type { DocketConfig } from '../config/docket-config';
import type { AgendaDay } from '../data/agenda-days';
import { type DocketBlock, docketBlocks, type VenueZone } from '../day/docket-blocks';

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

type CountMessages = (key: 'agenda.counts', values: { count: number; days: number }) => string;

/** '171 hearings, 4 days + 12 off' */
export const agendaCounts = ({ held, off }: Tally, days: number, messages: CountMessages): string =>
  withOff(messages('agenda.counts', { count: held, days }), off);
