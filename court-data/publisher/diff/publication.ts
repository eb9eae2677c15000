import { addDays, type CourtConfig, dayIn } from '@court/records';
import type { Ledger } from '../store/ledger';

/** What a publication, or a portion of it, does to hearings or to meetings. */
export type Figures = {
  added: number;
  changed: number;
  moved: number;
  /** still to come, and no longer exported */
  removed: number;
  /** older than the court keeps records, and so gone */
  expired: number;
  /** days written to */
  days: number;
};

export const NO_FIGURES: Figures = { added: 0, changed: 0, moved: 0, removed: 0, expired: 0, days: 0 };

export function addFigures(one: Figures, other: Figures): Figures {
  return {
    added: one.added + other.added,
    changed: one.changed + other.changed,
    moved: one.moved + other.moved,
    removed: one.removed + other.removed,
    expired: one.expired + other.expired,
    days: one.days + other.days,
  };
}

const PASSING_DAYS = 30;

/** What all parts of one publication share. */
export type Publication = {
  /** epoch ms; later than every publication before, since keys of change records are made of it */
  at: number;
  /** YYYY-MM-DD in the court's first zone: from here on, records are upcoming */
  today: string;
  /** first day whose records stay although the export no longer has them */
  firstKept: string;
  /** what was published before this day and is kept for 30 days only is due to go */
  firstExpiring: string;
  /** the court's first zone, IANA name */
  zone: string;
};

/** `now`: epoch ms by this machine's clock, which may lag behind that of the last publisher. */
export function publicationAt(court: CourtConfig, ledger: Ledger, now: number): Publication {
  const [zone] = court.timeZones;
  const today = dayIn(zone, now);
  return {
    at: Math.max(now, ledger.at + 1),
    today,
    firstKept: addDays(today, -court.keepDays),
    firstExpiring: addDays(today, -PASSING_DAYS),
    zone,
  };
}
