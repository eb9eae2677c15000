import type { CalendarKind, DatedRow } from '@court/records';
import type { IndexList } from './index-list';

/** What of a dated row decides by which keys, and with which words, its person or case is found. */
export type SpokenRow = Pick<DatedRow, 'n' | 'c' | 'y' | 'h' | 'o' | 'w' | 'lead'>;

/** What a row says of the person or the case in whose list it stands. Two that say the same have the same `says`. */
export type Speech = { says: string; row: SpokenRow };

function saysOf(of: IndexList['of'], { n, c, y, h, o, w, lead }: SpokenRow, kind: CalendarKind): string {
  if (of === 'Attorneys') return JSON.stringify([w?.n, w?.a, w?.f]);
  if (of === 'Debtors') return JSON.stringify([w?.n, w?.a, w?.b, n, c]);
  return JSON.stringify(lead ? [kind, lead.n, lead.c, lead.h] : [kind, n, c, y, h, o]);
}

/** Makes speeches, and the same one again where the same is said: many rows of a list say the same. */
export function speeches() {
  const made = new Map<string, Speech>();
  return (of: IndexList['of'], row: SpokenRow, kind: CalendarKind): Speech => {
    const says = saysOf(of, row, kind);
    const speech = made.get(says) ?? { says, row };
    made.set(says, speech);
    return speech;
  };
}

export type SpeechOf = ReturnType<typeof speeches>;
