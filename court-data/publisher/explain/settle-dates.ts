import { type DateOrder, readDay, splitMoment } from '../reading/moments/read-moment';
import type { Questions } from '../reading/questions';
import type { Look } from './look-at-export';

const EXAMPLES: Record<DateOrder, string> = { mdy: '11/30/2026', dmy: '30/11/2026', ymd: '26/11/30' };

const DAYS: Record<DateOrder, string> = {
  mdy: 'the month first',
  dmy: 'the day first',
  ymd: 'the year first',
};

type Cell = { where: string; text: string };

/** The order of numeric days that fits all cells of the columns. `proof` is a cell that fits only this order. */
type Settled = { order: DateOrder | null; proof: Cell | null; left: DateOrder[]; open: Cell | null };

/** A numeric day within other words: "Continued to 12/14/2026". */
const DAY_INSIDE = /(?<![\d/.-])\d{1,2}([/.-])\d{1,2}\1\d{2,4}(?![\d/-])/;

/** The day in a cell. The cell may also contain a time, or a status that names the day. */
function dayOf(text: string) {
  const texts = [text, splitMoment(text)?.day ?? '', DAY_INSIDE.exec(text)?.[0] ?? ''];
  const read = texts.map((one) => readDay(one, null));
  return read.find(({ days }) => days.length > 0) ?? readDay('', null);
}

/** Null if the columns contain days in two orders; then asks about it. */
export function settleDates(look: Look, columns: readonly number[], questions: Questions): Settled | null {
  let left: DateOrder[] | null = null;
  let proof: Cell | null = null;
  let open: Cell | null = null;
  for (const { line, place, cells } of look.rows)
    for (const column of columns) {
      const where = place ?? `line ${line}`;
      const text = cells[column] ?? '';
      const { days, orders } = dayOf(text);
      if (orders.length === 0) continue;
      if (days.length > 1) open ??= { where, text };
      const narrowed: DateOrder[] = (left ?? orders).filter((one) => orders.includes(one));
      if (narrowed.length === 0) {
        const first = proof;
        questions.ask('dates', () => ({
          text: `Two rows write days in different orders: ${first?.text} (${first?.where}) and ${text} (${where}). Export the file again with one order`,
        }));
        return null;
      }
      if (narrowed.length < (left ?? []).length || left === null) proof = { where, text };
      left = narrowed;
    }
  const all = left ?? [];
  return { order: all.length === 1 ? (all[0] ?? null) : null, proof, left: all, open };
}

/** Asks for the order of days if a day of the file is ambiguous. */
export function askOrder({ left, open }: Settled, questions: Questions): void {
  if (!open || left.length < 2) return;
  questions.ask('dates', () => ({
    text: `Which day is ${open.text} (${open.where})? No day of the file tells the order of month and day`,
    answers: left.map((one) => ({
      set: `dates=${one}`,
      meaning: `${DAYS[one]}: days are written like ${EXAMPLES[one]}`,
    })),
  }));
}

export const orderReason = ({ order, proof }: Settled): string =>
  `Days are read like ${EXAMPLES[order ?? 'mdy']}: ${proof?.text} (${proof?.where}) can be no other day`;
