import { type ChangeRecord, idOfChangeKey, type RecordChange } from '../docket/change-record';
import { objectOf, textsOf } from './json-fields';
import { recordChangesOf } from './record-changes-of';

const SHOWN = ['n', 'c', 'y', 't', 'j', 'o'] as const;

/** A change with the id of its record and, where it can be read, what a list shows of that as it stands now. */
export type CalendarChange = RecordChange &
  Pick<ChangeRecord, 'd'> &
  Partial<Record<(typeof SHOWN)[number], string>> & { id: string };

function changeOf(key: string, json: unknown): CalendarChange[] {
  const [change] = recordChangesOf([json]);
  const { d, ...shown } = textsOf(objectOf(json), ['d', ...SHOWN]);
  return change && d ? [{ ...shown, ...change, d, id: idOfChangeKey(key) }] : [];
}

const whenHeard = ({ d, t = '' }: CalendarChange) => d + t;

/**
 * Children of `…/changes`, the latest publication first, and those of one in the order in which they are heard; what is
 * no change, or has no date, is left out.
 */
export function calendarChangesOf(json: unknown): CalendarChange[] {
  return Object.entries(objectOf(json) ?? {})
    .flatMap(([key, record]) => changeOf(key, record))
    .sort((one, other) => other.at - one.at || (whenHeard(one) < whenHeard(other) ? -1 : 1));
}
