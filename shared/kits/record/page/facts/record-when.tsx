import { courtAtom, officesAtom, readerSettingsAtom } from '@court/contract';
import { formerly, isDay, type ShownEntry, zoneName } from '@court/records';
import { clockTime, longDate, longZoneName, OldAndNew } from '@court/ui';
import { useAtomValue } from 'jotai';
import { recordMessages } from '../../messages/record-messages';
import * as css from '../record.module.css';
import { RecordSection } from '../record-section';
import { RecordFacts } from './record-facts';

type Props = { entry: ShownEntry };

const clock = (time: string) => (/^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? clockTime(time) : time);
const dayOf = (date: string) => (isDay(date) ? longDate(date) : date);

/** Day, time and zone at the venue; what the last change took away struck through. */
export function RecordWhen({ entry }: Props) {
  const { date = '', time, eventTime, durationMinutes, officeId } = entry;
  const court = useAtomValue(courtAtom);
  const { byId: offices } = useAtomValue(officesAtom);
  const showsOwn = useAtomValue(readerSettingsAtom).showIPCEventTime === 'Y';
  const only = court?.timeZones.length === 1 ? court.timeZones[0] : '';
  const zone = offices[officeId ?? '']?.timeZone || only;
  const short = zone && isDay(date) ? zoneName(zone, date) : '';
  const old = formerly(entry.changes);
  return (
    <RecordSection title={recordMessages('when')}>
      <p className={css.when}>
        <span>
          <OldAndNew old={old.date ? dayOf(old.date) : null}>{dayOf(date)}</OldAndNew>
        </span>
        <span className={css.time}>
          <OldAndNew old={old.time ? clock(old.time) : null}>
            {time ? clock(time) : recordMessages('noTime')} {short}
          </OldAndNew>
        </span>
        {zone && isDay(date) && <span className={css.zone}>{longZoneName(zone, date)}</span>}
      </p>
      <RecordFacts
        facts={[
          [
            recordMessages('ownTime'),
            !showsOwn || eventTime === time ? null : eventTime && `${clock(eventTime)} ${short}`,
          ],
          [
            recordMessages('duration'),
            durationMinutes && recordMessages('minutes', { count: durationMinutes }),
          ],
        ]}
      />
    </RecordSection>
  );
}
