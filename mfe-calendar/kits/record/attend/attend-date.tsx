import type { CalendarKind, DocketRow } from '@court/domain';
import { WayLine } from '@court/ui';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { entryAtom } from '../data/entry-atom';
import { AttendRoom } from './attend-room';
import { HowToAttend } from './how-to-attend';

type Props = { kind: CalendarKind; row: DocketRow };

/**
 * How to attend the only date of a page. Reads and listens to its record. Until that is read, shows the way to the office,
 * or leaves room for the link and the codes.
 */
export function AttendDate({ kind, row }: Props) {
  const recordAtom = useMemo(() => entryAtom(kind, row.id), [kind, row.id]);
  const { entry } = useAtomValue(recordAtom);
  if (entry === undefined) return <AttendRoom kind={kind} row={row} />;
  if (!entry || entry === 'withdrawn') return <WayLine at={row} />;
  return <HowToAttend kind={kind} record={entry} />;
}
