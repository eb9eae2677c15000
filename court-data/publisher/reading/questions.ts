import { type Place, placeText, type Reject } from './source-file';
import { hidePrivate } from './text/private-data';

/** One possible answer: the argument of `--set`, and its meaning in plain words. */
export type Answer = { set: string; meaning: string };

/** A question that only the clerk can answer. Nothing is published before it is answered. */
export type Question = {
  /** Subject of the question: `status:hrg contd`, `column:Notes`. Rows with the same question share it. */
  about: string;
  /** One or two sentences without private data. */
  text: string;
  answers: readonly Answer[];
  /** Number of rows with this question; 0 if it is about the file. */
  count: number;
  /** `export.csv line 41` of the first row; null if it is about the file. */
  first: string | null;
};

type Asked = Pick<Question, 'about' | 'text'> & { answers?: readonly Answer[] };

/** Removes private data from a question. It then names only the field and offers no answers. */
function withoutPrivateData({ about, text, answers = [] }: Asked): Required<Asked> {
  const isPrivate = [about, text, ...answers.map(({ set }) => set)].some((one) => hidePrivate(one) !== one);
  if (!isPrivate) return { about, text, answers };
  const kind = about.slice(0, about.indexOf(':'));
  return {
    about: `${kind}:[private]`,
    text: `A value of ${kind} holds private data, which is never printed or published. Take it out of the export`,
    answers: [],
  };
}

/** Collects the questions about one or more files. A question about many rows is in the list once. */
export class Questions {
  readonly #asked = new Map<string, Question>();

  /** `place` is the row; without it, the question is about the file. `make` runs only for the first row. */
  ask(about: string, make: () => Omit<Asked, 'about'>, place?: Place & { file: string }): void {
    const known = this.#asked.get(about);
    const count = (known?.count ?? 0) + (place ? 1 : 0);
    if (known) this.#asked.set(about, { ...known, count });
    else {
      const asked = withoutPrivateData({ about, ...make() });
      const first = place ? `${place.file} ${placeText(place)}` : null;
      this.#asked.set(about, { ...asked, count, first });
    }
  }

  get list(): Question[] {
    return [...this.#asked.values()];
  }
}

const rows = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'row' : 'rows'}`;

/** The rows with a question: "3 rows, first in export.csv line 41". '' if it is about the file. */
export function rowsText({ count, first }: Question): string {
  if (first === null) return '';
  return count === 1 ? first : `${rows(count)}, first in ${first}`;
}

/** A question as lines, with the argument that answers it. */
export function questionLines(question: Question, number: number): string[] {
  const where = rowsText(question);
  return [
    `${number}. ${question.text}${where ? ` (${where})` : ''}`,
    ...question.answers.map(({ set, meaning }) => `     --set ${quoted(set)}   ${meaning}`),
  ];
}

/** Quotes a text for a shell if it needs quotes. */
export const quoted = (text: string) =>
  /^[\w.,:=+/-]+$/.test(text) ? text : `"${text.replace(/(["\\$`])/g, '\\$1')}"`;

/** Rejects that no question covers. If a value has a question, it is not an additional fault of its row. */
export function rejectsBeside(questions: readonly Question[], rejects: readonly Reject[]): Reject[] {
  const asks = (field: string) => questions.some(({ about }) => about.startsWith(`${field}:`));
  const isDayAsked = questions.some(({ about }) => about === 'dates');
  return rejects.filter(
    ({ field, reason }) => !asks(field) && !(isDayAsked && /could be two(?: days)?\b/.test(reason)),
  );
}

/** The export contains values that no rule of the map reads. Nothing is published. */
export class OpenQuestionsError extends Error {
  override name = 'OpenQuestionsError';
  constructor(
    readonly questions: readonly Question[],
    readonly rejects: Reject[] = [],
  ) {
    super(
      `${questions.length === 1 ? '1 question is' : `${questions.length} questions are`} open; nothing was published. ` +
        'Run the command again with one --set line for each question; --map then names the file that stores the answers',
    );
  }
}
