import { type DateOrder, readDay, splitMoment } from '../reading/moments/read-moment';
import type { Questions } from '../reading/questions';
import type { Look } from './look-at-export';

const EXAMPLES: Record<DateOrder, string> = { mdy: '11/30/2026', dmy: '30/11/2026', ymd: '26/11/30' };

type Cell = { line: number; text: string };

/** The order of days in digits that all cells of the columns can have. `proof`: a cell that can have no other. */
type Settled = { order: DateOrder | null; proof: Cell | null; left: DateOrder[]; open: Cell | null };

/** Null if the columns hold days in two orders; asks about it. */
export function settleDates(look: Look, columns: readonly number[], questions: Questions): Settled | null {
  let left: DateOrder[] | null = null;
  let proof: Cell | null = null;
  let open: Cell | null = null;
  for (const { line, cells } of look.rows)
    for (const column of columns) {
      const text = cells[column] ?? '';
      const read = readDay(text, null);
      const { days, orders } = read.days.length > 0 ? read : readDay(splitMoment(text)?.day ?? '', null);
      if (orders.length === 0) continue;
      if (days.length > 1) open ??= { line, text };
      const narrowed: DateOrder[] = (left ?? orders).filter((one) => orders.includes(one));
      if (narrowed.length === 0) {
        const first = proof;
        questions.ask('dates', () => ({
          text: `Line ${first?.line ?? look.line} and line ${line} write days in different orders (${first?.text}, ${text}). Export them in one`,
        }));
        return null;
      }
      if (narrowed.length < (left ?? []).length || left === null) proof = { line, text };
      left = narrowed;
    }
  const all = left ?? [];
  return { order: all.length === 1 ? (all[0] ?? null) : null, proof, left: all, open };
}

/** Asks in which order days are written, if a day of the file could be two. */
export function askOrder({ left, open }: Settled, questions: Questions): void {
  if (!open || left.length < 2) return;
  questions.ask('dates', () => ({
    text: `Which day is ${open.text} (line ${open.line})? No day of the file tells the order of month and day`,
    answers: left.map((one) => ({ set: `dates=${one}`, meaning: `days are written like ${EXAMPLES[one]}` })),
  }));
}

export const orderReason = ({ order, proof }: Settled): string =>
  `Days are read as ${EXAMPLES[order ?? 'mdy']} is: ${proof?.text} on line ${proof?.line} can be nothing else`;
