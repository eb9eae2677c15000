import {
  type DocketRow,
  factsOfRow,
  type HearingAnswer,
  isCounted,
  isOffState,
  stateOf,
  whenOf,
} from '@court/records';
import { PHONE, ROOM, type Sample, URL_TO_JOIN } from './sample-records';

/** What a screen, a print, an event or an alert makes of a record; each field is checked against the answer. */
export type Surface = {
  name: string;
  /** from which it is made: a moved record's row stays on its old day, its entry has the new one */
  of: 'row' | 'entry';
  /** it has the look of what will not be held; null if it shows nothing of the record */
  look?: (sample: Sample) => boolean | null;
  /** how many hearings it counts as sitting */
  count?: (sample: Sample) => number | null;
  /** words that may name the room */
  place?: (sample: Sample) => string;
  /** words that may hold a link or number to take part */
  join?: (sample: Sample) => string;
  /** words that may say that it will not be held */
  verdict?: (sample: Sample) => string;
  /** it takes the reader's time */
  attends?: (sample: Sample) => boolean;
  /** the hearing that it calls the next */
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

/** Only where somebody goes to a place is one named. */
const placeIsRight: Check = ({ place }, sample, { attendance }) =>
  !namesRoom(place?.(sample) ?? '') || Boolean(attendance?.place);

const joinIsRight: Check = ({ join }, sample, { attendance }) =>
  !joins(join?.(sample) ?? '') || (attendance !== null && attendance.way !== 'nobody');

/** Of what is missing from the court's list nobody knows that it will not be held. */
const verdictIsRight: Check = ({ verdict }, sample, { state }) =>
  state !== 'unlisted' || !NOT_HELD.test(verdict?.(sample) ?? '');

const attendsRightly: Check = ({ attends }, sample, { state }) => !attends?.(sample) || !isOffState(state);

/** What is off, moved, done or over is not the next. */
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

/** A surface that contradicts the answer: how often, and the first record of which it does. */
export type Fault = { surface: string; field: Field; count: number; first: string };

const printed = ({ kind, row, entry, ofRow, ofEntry }: Sample, of: Surface['of']) =>
  JSON.stringify({ kind, answer: of === 'row' ? ofRow.state : ofEntry.state, row, entry });

/** Asks every surface about every record; `asked`: how many questions that was. */
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
