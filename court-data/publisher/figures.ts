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
