import type { DocketRow } from '@court/records';
import type { AgendaDay } from '../data/agenda-days';
import { type DocketBlock, docketBlocks, isActive, type VenueZone } from '../day/docket-blocks';
import type { DocketConfig } from '../docket-config';

/** A day of the list: its blocks in the order in which they are called. */
export type AgendaSection = { key: string; blocks: readonly DocketBlock[]; count: number };

type Listing = {
  listedOn: (date: string, rows: readonly DocketRow[]) => readonly DocketRow[];
  zonesOn: (date: string) => ReadonlyMap<string, VenueZone> | null;
  presiderField: DocketConfig['presiderField'];
};

/** Makes sections of days, each once: what is scrolled past is not filtered and sorted again. */
export function agendaSectionsOf({ listedOn, zonesOn, presiderField }: Listing) {
  const made = new WeakMap<AgendaDay, AgendaSection>();
  const sectionOf = (day: AgendaDay): AgendaSection => {
    const known = made.get(day);
    if (known) return known;
    const listed = listedOn(day.date, day.rows);
    const blocks = docketBlocks(listed, zonesOn(day.date), presiderField);
    const section = { key: day.date, blocks, count: listed.filter(isActive).length };
    made.set(day, section);
    return section;
  };
  return (days: readonly AgendaDay[]) => days.map(sectionOf).filter(({ blocks }) => blocks.length > 0);
}
