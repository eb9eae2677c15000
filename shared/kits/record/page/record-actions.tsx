import { deviceAtom } from '@court/contract';
import { type CalendarKind, isDay, type ShownEntry } from '@court/records';
import { Button, clockTime, FollowButton, longDate, Toolbar } from '@court/ui';
import { useAtomValue } from 'jotai';
import { recordUrl } from '../export/record-url';
import { recordMessages } from '../messages/record-messages';
import { CalendarChoices } from './calendar-choices';
import * as css from './record-actions.module.css';
import { RecordStar } from './record-star';
import { ShareButton } from './share-button';

type Props = { kind: CalendarKind; entry: ShownEntry };

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;

/** What a reader can do with the record. */
export function RecordActions({ kind, entry }: Props) {
  const isNative = useAtomValue(deviceAtom)?.isNative ?? false;
  const { id, caseKey, date = '', time = '' } = entry;
  const known = {
    number: entry.caseNumber ?? '',
    title: entry.caseTitle ?? '',
    caseType: entry.caseType ?? '',
    chapter: entry.chapter ?? '',
  };
  const label = [known.number, known.title].filter(Boolean).join(' ') || id;
  const when = [isDay(date) ? longDate(date) : date, CLOCK.test(time) ? clockTime(time) : time];
  return (
    <Toolbar className={css.actions} label={recordMessages('actions')}>
      <RecordStar kind={kind} entry={entry} label={label} />
      {caseKey && <FollowButton item={{ list: 'cases', id: caseKey, last: known }} label={label} />}
      <CalendarChoices kind={kind} entry={entry} />
      <ShareButton
        text={recordMessages('shareText', { title: label, when: when.filter(Boolean).join(', ') })}
        url={recordUrl(kind, id, isNative)}
      />
      <Button onClick={() => window.print()}>{recordMessages('print')}</Button>
    </Toolbar>
  );
}
