import { caseKey, type StoredRow } from '@court/domain';
import type { ExportedRecords } from '../checking/exported-records';
import type { PublishedRecord } from '../checking/published-record';
import { oneLine } from '../reading/source-file';
import type { OwnerDatabase } from '../store/owner-database';
import { parallelMap } from '../store/rate-limit';
import { clockText, dayText } from './moment-text';
import { readEntry } from './touched-records';

/** A future public record whose id the export does not have. */
export type GoneRecord = { key: string; id: string; date: string; time: string; row: StoredRow };

/** A record whose id in the export is not public. */
type NewRecord = { key: string; id: string; date: string; time: string };

/** A clerk's answers about hearings that may have moved. */
export type MoveAnswers = {
  /** export's id → public id of the same hearing */
  same: ReadonlyMap<string, string>;
  /** export's ids of new hearings */
  isNew: ReadonlySet<string>;
};

export const NO_ANSWERS: MoveAnswers = { same: new Map(), isNew: new Set() };

/** A public record that has another id in the export. */
type Move = { gone: GoneRecord; to: NewRecord };

/** Any of several records may be the moved one. */
export type MoveQuestion = { gone: GoneRecord[]; candidates: NewRecord[] };

const fold = (text: string | undefined) =>
  (text ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Equal for rows of one case with the same matter, people and docket number. */
const fingerprint = ({ n, y, c, m, x, p }: StoredRow) =>
  [caseKey(n, y), ...[c, m, x, p].map(fold)].join('\n');

const isSamePlace = (one: GoneRecord, other: NewRecord) => one.date === other.date && one.time === other.time;

/** Removes the certain pairs from a group of records with the same fingerprint. The rest may need a question. */
function pair(group: MoveQuestion, { same }: MoveAnswers): Move[] {
  const moves: Move[] = [];
  const take = (found: (gone: GoneRecord, to: NewRecord) => boolean) => {
    for (const gone of [...group.gone]) {
      const to = group.candidates.find((one) => found(gone, one));
      if (!to) continue;
      moves.push({ gone, to });
      group.gone.splice(group.gone.indexOf(gone), 1);
      group.candidates.splice(group.candidates.indexOf(to), 1);
    }
  };
  take((gone, to) => same.get(to.id) === gone.id);
  take(isSamePlace);
  const earliest = group.gone.map(({ date }) => date).sort()[0] ?? '';
  const latest =
    group.candidates
      .map(({ date }) => date)
      .sort()
      .at(-1) ?? '';
  group.candidates = group.candidates.filter(({ date }) => date >= earliest);
  group.gone = group.gone.filter(({ date }) => date <= latest);
  if (group.gone.length === 1 && group.candidates.length === 1) take(() => true);
  return moves;
}

type MovedJob = {
  database: OwnerDatabase;
  exported: ExportedRecords;
  answers: MoveAnswers;
};

/**
 * Finds hearings that moved in an export whose ids contain the moved fields. A record is gone at one time, and a record
 * of the same case, matter and people is new on the same or a later day. `arrivals` holds entry keys of records that
 * are on no changed day.
 */
export async function findMoves(
  { database, exported, answers }: MovedJob,
  gone: readonly GoneRecord[],
  arrivals: readonly string[],
): Promise<{ moves: Move[]; questions: MoveQuestion[] }> {
  const groups = new Map<string, MoveQuestion>();
  for (const one of gone) {
    const print = fingerprint(one.row);
    const group = groups.get(print) ?? { gone: [], candidates: [] };
    groups.set(print, group);
    group.gone.push(one);
  }
  for (const key of arrivals) {
    const record = exported.get(key);
    const group = record?.row && groups.get(fingerprint(record.row));
    if (!record || !group) continue;
    const id = idOf(record);
    if (!answers.isNew.has(id)) group.candidates.push({ key, id, date: record.date, time: record.time });
  }
  const moves: Move[] = [];
  const questions: MoveQuestion[] = [];
  await parallelMap([...groups.values()], async (group) => {
    group.candidates = await notPublished({ database, exported }, group.candidates);
  });
  for (const group of groups.values()) {
    moves.push(...pair(group, answers));
    if (group.gone.length > 0 && group.candidates.length > 0) questions.push(group);
  }
  return { moves, questions };
}

const idOf = ({ entry, key }: PublishedRecord) => ('id' in entry ? entry.id : key);

/** Removes candidates that were published under their id before, because they have not moved. */
async function notPublished(
  { database, exported }: Pick<MovedJob, 'database' | 'exported'>,
  candidates: readonly NewRecord[],
): Promise<NewRecord[]> {
  const kept: NewRecord[] = [];
  for (const one of candidates) if (!(await readEntry(database, exported.kind, one.key))) kept.push(one);
  return kept;
}

const MAX_NAMED = 5;
const placeOf = ({ id, date, time }: NewRecord) =>
  `${dayText(date)}, ${clockText(time)} (id ${oneLine(id, 200)})`;

function questionText(file: string, { gone, candidates }: MoveQuestion): string {
  const { n, m } = gone[0]?.row ?? { n: '', m: '' };
  const listed = (places: readonly NewRecord[]) => places.slice(0, MAX_NAMED).map(placeOf).join('; ');
  const [old, next] = [gone[0]?.id ?? '', candidates[0]?.id ?? ''];
  return (
    `${file}: ${oneLine(n, 100)}${m ? `, ${oneLine(m, 100)}` : ''} is no longer on ${listed(gone)}, and is new on ` +
    `${listed(candidates)}. Which is the same hearing, moved? Give --same "${oneLine(old, 200)}=${oneLine(next, 200)}" ` +
    `for one that moved, and --new "${oneLine(next, 200)}" for one that is new`
  );
}

/** The export has no ids, and some of its hearings may be moved ones. Nothing is published. */
export class MovedRecordsError extends Error {
  override name = 'MovedRecordsError';
  constructor(questions: readonly { file: string; question: MoveQuestion }[]) {
    const texts = questions.slice(0, MAX_NAMED).map(({ file, question }) => questionText(file, question));
    const more =
      questions.length > texts.length ? ` There are ${questions.length - texts.length} more of these.` : '';
    super(`${texts.join('. ')}, or export an id with each hearing; nothing was published.${more}`);
  }
}
