import { courtAtom, officesAtom, type PageCourt, todayAtom } from '@court/contract';
import {
  type CalendarKind,
  type DocketRow,
  isDay,
  type Office,
  type ShownEntry,
  stateOfStatus,
  statusWithFlags,
} from '@court/records';
import { useAtomValue } from 'jotai';
import { caseDatesAtom } from './case-dates-atom';

/** How a record stands towards what is printed of it. */
export type RecordState = {
  /** `on`: it will be held as printed. `off`: it will not be, or was not. `over`: it was held, or its day has passed. */
  stage: 'on' | 'off' | 'over';
  /** as the court has it; where it gives none but a flag, what the flag says */
  status: string;
  /** its day has passed in the court */
  isPast: boolean;
  /** the hearing or meeting that takes its place, as its case lists it; `undefined` while the case is read */
  successor: DocketRow | null | undefined;
  /** IANA name of the venue's zone; '' where it is not known */
  zone: string;
};

function stageOf(status: string, isPast: boolean): RecordState['stage'] {
  const state = stateOfStatus(status);
  if (state === 'on' || state === 'done') return isPast || state === 'done' ? 'over' : 'on';
  return 'off';
}

/** What a record's state is made of besides the record. */
type Known = {
  /** YYYY-MM-DD in the court */
  today: string;
  court: Pick<PageCourt, 'timeZones'> | null;
  offices: Readonly<Record<string, Pick<Office, 'timeZone'>>>;
  successor: RecordState['successor'];
};

/** How `entry` stands on the day `today`. */
export function recordState(entry: ShownEntry, { today, court, offices, successor }: Known): RecordState {
  const { date = '', officeId = '' } = entry;
  const status = statusWithFlags(entry.status ?? 'scheduled', entry);
  const isPast = isDay(date) && date < today;
  const only = court?.timeZones.length === 1 ? court.timeZones[0] : '';
  const zone = offices[officeId]?.timeZone || only || '';
  return { stage: stageOf(status, isPast), status, isPast, successor, zone };
}

/** Reads what a record's page needs to know before it says anything else. */
export function useRecordState(kind: CalendarKind, entry: ShownEntry): RecordState {
  const { caseKey = '', continuedToId } = entry;
  const today = useAtomValue(todayAtom);
  const court = useAtomValue(courtAtom);
  const { byId: offices } = useAtomValue(officesAtom);
  const dates = useAtomValue(caseDatesAtom(continuedToId ? caseKey : ''));
  const isReading = !dates.value && dates.status !== 'failed';
  const next = dates.value?.find((each) => each.kind === kind && each.row.id === continuedToId)?.row;
  return recordState(entry, { today, court, offices, successor: next ?? (isReading ? undefined : null) });
}
