import { courtAtom, deviceAtom, LIST_LINKS, offeredAtom } from '@court/contract';
import { type CalendarKind, type HearingAnswer, rowOfEntry, type ShownEntry } from '@court/domain';
import { Bell, buttonClass, FollowButton, Icon, PrintButton, Star, StarButton, Toolbar } from '@court/ui';
import { useAtomValue } from 'jotai';
import { useContext, useMemo } from 'react';
import { caseDatesAtom } from '../data/case-dates-atom';
import { recordUrl } from '../export/record-url';
import { recordMessages } from '../messages/record-messages';
import { RecordLevelContext } from '../parts/record-heading';
import { usePlainWords } from '../text/use-plain-words';
import { bannerText } from '../words/new-date-words';
import { dayWords, zonedClock } from '../words/record-moment';
import { isChanged, isEarlier, isOff, isOver } from '../words/record-words';
import { CalendarChoices } from './calendar-choices';
import { CalendarRemoval } from './calendar-removal';
import * as css from './record-actions.module.css';
import { ShareButton } from './share-button';

type Props = { kind: CalendarKind; entry: ShownEntry; answer: HearingAnswer };

/**
 * Star button with its text. Stores the row of the docket if it is known. Otherwise the docket and this page would
 * overwrite each other's row.
 */
function RecordStar({ kind, entry, label }: Omit<Props, 'answer'> & { label: string }) {
  const own = useMemo(() => rowOfEntry(entry), [entry]);
  const { value, status } = useAtomValue(caseDatesAtom(entry.caseKey ?? ''));
  const dated = value?.find((each) => each.kind === kind && each.row.id === entry.id)?.row;
  const words = (
    <>
      <Icon of={Star} size="1rem" />
      <span>{recordMessages('listWord')}</span>
    </>
  );
  const isOffered = useAtomValue(offeredAtom)(LIST_LINKS[kind]);
  const look = buttonClass('quiet', css.action);
  if (!isOffered) return null;
  if (!value && status !== 'failed')
    return (
      <button type="button" className={look} disabled>
        {words}
      </button>
    );
  return (
    <StarButton kind={kind} id={entry.id} row={dated ?? own} label={label} className={look}>
      {words}
    </StarButton>
  );
}

/** Text for sharing: the record's title, its day and time, and its status if it is not held as printed. */
function sharedText(kind: CalendarKind, entry: ShownEntry, answer: HearingAnswer, title: string): string {
  const { time, blockTime, date, zone } = answer.when;
  const clock = blockTime ?? time;
  const when = [dayWords(date), clock && zonedClock(clock, date, zone)].filter(Boolean).join(', ');
  if (!isChanged(answer)) return recordMessages('shareText', { title, when });
  return recordMessages('shareTextOff', { title, when, what: bannerText(kind, entry, answer) });
}

/** Buttons for the record: star, share, calendar and more. */
export function RecordActions({ kind, entry, answer }: Props) {
  const isNative = useAtomValue(deviceAtom)?.isNative ?? false;
  const court = useAtomValue(courtAtom);
  // beside a list, the page prints the list
  const isPage = useContext(RecordLevelContext) === 1;
  const { id, caseKey } = entry;
  const known = {
    number: entry.caseNumber ?? '',
    title: entry.caseTitle ?? '',
    caseType: entry.caseType ?? '',
    chapter: entry.chapter ?? '',
  };
  const label = [known.number, known.title].filter(Boolean).join(' ') || id;
  const plain = usePlainWords({ kind, entry });
  const actions = (
    <Toolbar className={css.actions} label={recordMessages('actions')}>
      {!isOff(answer) && !isOver(answer) && !isEarlier(answer) && (
        <CalendarChoices kind={kind} entry={entry} />
      )}
      <RecordStar kind={kind} entry={entry} label={label} />
      {caseKey && (
        <FollowButton
          item={{ list: 'cases', id: caseKey, last: known }}
          label={label}
          kind="quiet"
          className={css.action}
        >
          <Icon of={Bell} size="1rem" />
          <span>{recordMessages('follow')}</span>
        </FollowButton>
      )}
      <ShareButton text={sharedText(kind, entry, answer, label)} url={recordUrl(kind, id, court, isNative)} />
      {isPage && (
        <PrintButton kind="quiet" className={css.action} hasIcon>
          {recordMessages('print')}
        </PrintButton>
      )}
      {plain.button}
      {isOff(answer) && <CalendarRemoval kind={kind} entry={entry} />}
    </Toolbar>
  );
  return (
    <>
      {actions}
      {plain.panel}
    </>
  );
}
