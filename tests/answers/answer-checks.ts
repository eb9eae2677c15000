import {
  type DocketRow,
  factsOfRow,
  type HearingAnswer,
  isCounted,
  isOffState,
  stateOf,
  whenOf,
} from '@court/domain';
import { PHONE, ROOM, type Sample, URL_TO_JOIN } from './sample-records';

/**
 * A screen, print, event or alert. Each function returns how it presents a record; the checks compare that with the
 * answer.
 */
export type Surface = {
  name: string;
  /** the surface's input; of a moved record, the row is on the old day and the entry has the new day */
  of: 'row' | 'entry';
  /** whether it styles the record as off; null if it does not show the record */
  look?: (sample: Sample) => boolean | null;
  /** how many hearings it counts as held */
  count?: (sample: Sample) => number | null;
  /** words that may name the room */
  place?: (sample: Sample) => string;
  /** words that may hold a link or number to take part */
  join?: (sample: Sample) => string;
  /** words that may say that the hearing will not be held */
  verdict?: (sample: Sample) => string;
  /** whether it treats the hearing as one that the reader attends */
  attends?: (sample: Sample) => boolean;
  /** the hearing that it shows as the next one */
  next?: (sample: Sample) => DocketRow | null;
};

const NOT_HELD =
  /will not be held|was not held|not go to|do not need to go|no longer on|cancel|struck|vacated|off calendar|taken off/i;

const namesRoom = (words: string) => words.includes(ROOM);
const joins = (words: string) => words.includes(URL_TO_JOIN) || words.includes(PHONE);

type Field = Exclude<keyof Surface, 'name' | 'of'>;
type Check = (surface: Surface, sample: Sample, answer: HearingAnswer) => boolean;

const lookIsRight: Check = ({ look }, sample, { state }) => {
  const shown = look?.(sample) ?? null;
  return shown === null || shown === isOffState(state);
};

const countIsRight: Check = ({ count }, sample, { state }) => {
  const shown = count?.(sample) ?? null;
  return shown === null || shown === Number(isCounted(state));
};

/** A surface names a room only if someone attends in person. */
const placeIsRight: Check = ({ place }, sample, { attendance }) =>
  !namesRoom(place?.(sample) ?? '') || Boolean(attendance?.place);

const joinIsRight: Check = ({ join }, sample, { attendance }) =>
  !joins(join?.(sample) ?? '') || (attendance !== null && attendance.way !== 'nobody');

/** An unlisted hearing may still be held, so no surface may say that it will not be held. */
const verdictIsRight: Check = ({ verdict }, sample, { state }) =>
  state !== 'unlisted' || !NOT_HELD.test(verdict?.(sample) ?? '');

const attendsRightly: Check = ({ attends }, sample, { state }) => !attends?.(sample) || !isOffState(state);

/** A hearing that is off, moved, done or over is never the next one. */
const nextIsRight: Check = ({ next }, sample) => {
  const row = next?.(sample) ?? null;
  if (!row) return true;
  const facts = factsOfRow(sample.kind, row);
  return stateOf(facts) === 'on' && whenOf(facts, sample.context).phase !== 'over';
};

const CHECKS: Readonly<Record<Field, Check>> = {
  look: lookIsRight,
  count: countIsRight,
  place: placeIsRight,
  join: joinIsRight,
  verdict: verdictIsRight,
  attends: attendsRightly,
  next: nextIsRight,
};

/** A surface that contradicts the answer. `count`: number of records. `first`: the first of them. */
export type Fault = { surface: string; field: Field; count: number; first: string };

const printed = ({ kind, row, entry, ofRow, ofEntry }: Sample, of: Surface['of']) =>
  JSON.stringify({ kind, answer: of === 'row' ? ofRow.state : ofEntry.state, row, entry });

/** Checks every surface with every record. `asked`: the number of checks. */
export function faultsOf(
  surfaces: readonly Surface[],
  samples: readonly Sample[],
  before: (sample: Sample) => void = () => {},
): { asked: number; faults: Fault[] } {
  const faults = new Map<string, Fault>();
  let asked = 0;
  for (const sample of samples) {
    before(sample);
    for (const surface of surfaces) {
      const answer = surface.of === 'row' ? sample.ofRow : sample.ofEntry;
      for (const field of Object.keys(CHECKS) as Field[]) {
        if (!surface[field]) continue;
        asked += 1;
        if (CHECKS[field](surface, sample, answer)) continue;
        const key = `${surface.name}: ${field}`;
        const known = faults.get(key);
        if (known) known.count += 1;
        else faults.set(key, { surface: surface.name, field, count: 1, first: printed(sample, surface.of) });
      }
    }
  }
  return { asked, faults: [...faults.values()] };
}
