import {
  announce,
  hearingLink,
  Link,
  meetingLink,
  offeredAtom,
  starAtom,
  useIsListed,
} from '@court/contract';
import {
  type CalendarKind,
  type DocketRow,
  factsOfEntry,
  factsOfRow,
  isOffState,
  longDate,
  rowKey,
  type ShownEntry,
  shortDate,
  stateOf,
} from '@court/domain';
import { Button } from '@court/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { listMessages } from '../../messages/list-messages';
import * as css from '../list-row.module.css';

type Props = { kind: CalendarKind; row: DocketRow; entry: ShownEntry | null };

/**
 * A placeholder for the new hearing before it has loaded, with the same case and matter. Its judge, place and method
 * may differ.
 */
const successorOf = (row: DocketRow, id: string, date: string): DocketRow => ({
  ...row,
  ...{
    id,
    date,
    time: '',
    key: rowKey('', id),
    status: 'scheduled',
    continuedTo: null,
    was: null,
    flags: null,
    eventTime: null,
    movedTo: null,
  },
  ...{ judgeId: null, officeId: null, trusteeId: null, place: null, how: null, online: null },
});

function AddNewDate({
  kind,
  row,
  id,
  date,
}: {
  kind: CalendarKind;
  row: DocketRow;
  id: string;
  date: string;
}) {
  const isKept = useIsListed(kind, id);
  const star = useSetAtom(starAtom);
  if (isKept) return null;
  return (
    <Button
      kind="quiet"
      onClick={() => {
        void star({ list: kind, id, last: successorOf(row, id, date) });
        announce(listMessages('addedNewDate', { date: longDate(date) }));
      }}
    >
      {listMessages('addNewDate')}
    </Button>
  );
}

/**
 * Link to the hearing that replaces a continued one. Null if it is unknown, because the row's status shows the date.
 */
export function NewDate({ kind, row, entry }: Props) {
  const offered = useAtomValue(offeredAtom);
  const date = entry?.continuedTo ?? row.continuedTo;
  const id = entry?.continuedToId;
  const facts = entry ? factsOfEntry(kind, entry) : factsOfRow(kind, row);
  if (!date || !id || !isOffState(stateOf(facts))) return null;
  const link = kind === 'meetings' ? meetingLink(id) : hearingLink(id);
  return (
    <p className={css.newDate} data-new-date={date}>
      {offered(link) && (
        <Link className={css.link} to={link}>
          {listMessages('openNewDate', { date: shortDate(date, row.date) })}
        </Link>
      )}{' '}
      <AddNewDate kind={kind} row={row} id={id} date={date} />
    </p>
  );
}
