import type { ShownEntry } from '@court/shared/data/entry-atom';
import { officesAtom } from '@court/shared/data/reference-atom';
import { isDay, zoneName } from '@court/shared/records/court-time';
import { courtAtom } from '@court/shared/state/court-atom';
import { clockTime, longDate, longZoneName } from '@court/shared/words/court-dates';
import { useAtomValue } from 'jotai';
import { words } from '../words';
import { DetailFacts } from './detail-facts';
import { DetailSection } from './detail-section';
import * as css from './hearing-detail.module.css';

type Props = { entry: ShownEntry };

const clock = (time: string | null | undefined) =>
  time && /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? clockTime(time) : time;

/** Day, time and zone at the venue. */
export function DetailWhen({ entry: { date, time, eventTime, durationMinutes, officeId } }: Props) {
  const court = useAtomValue(courtAtom);
  const { byId: offices } = useAtomValue(officesAtom);
  const only = court?.timeZones.length === 1 ? court.timeZones[0] : '';
  const zone = offices[officeId ?? '']?.timeZone || only;
  const day = date && isDay(date) ? date : null;
  const short = zone && day ? zoneName(zone, day) : '';
  return (
    <DetailSection title={words('detail.when')}>
      <p className={css.when}>
        {day ? longDate(day) : date}
        <span className={css.time}>
          {clock(time) ?? words('row.noTime')} {short}
        </span>
        {zone && day && <span className={css.zone}>{longZoneName(zone, day)}</span>}
      </p>
      <DetailFacts
        facts={[
          [words('detail.ownTime'), eventTime === time ? null : eventTime && `${clock(eventTime)} ${short}`],
          [words('detail.duration'), durationMinutes && words('detail.minutes', { count: durationMinutes })],
        ]}
      />
    </DetailSection>
  );
}
