import type { CalendarKind, DocketRow } from '@court/domain';
import { Afterwards, laterPart, WayLine } from '@court/ui';
import { AttendRoom } from './attend-room';

type Props = { kind: CalendarKind; row: DocketRow };

const Way = ({ row }: Props) => <WayLine at={row} />;

const Later = laterPart(async () => (await import('./attend-date')).AttendDate, Way);

/** How to attend a date, in a chunk of its own. Keeps its room until that has loaded. */
export function AttendDate(props: Props) {
  return (
    <Afterwards fallback={<AttendRoom {...props} />}>
      <Later {...props} />
    </Afterwards>
  );
}
