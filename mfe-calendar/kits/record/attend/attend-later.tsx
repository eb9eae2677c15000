import type { CalendarKind, DocketRow } from '@court/domain';
import { Afterwards, laterPart, WayLine } from '@court/ui';

type Props = { kind: CalendarKind; row: DocketRow };

const Way = ({ row }: Props) => <WayLine at={row} />;

const Later = laterPart(async () => (await import('./attend-date')).AttendDate, Way);

/** How to attend a date, in a chunk of its own. Shows the way to the office until that has loaded. */
export function AttendDate(props: Props) {
  return (
    <Afterwards fallback={<Way {...props} />}>
      <Later {...props} />
    </Afterwards>
  );
}
