import { courtAtom, deviceAtom, LIST_LINKS, offeredAtom } from '@court/contract';
import { type CalendarKind, rowOfEntry, type ShownEntry } from '@court/records';
import { Bell, buttonClass, FollowButton, PrintButton, Star, StarButton, Toolbar } from '@court/ui';
import { useAtomValue } from 'jotai';
import { useContext, useMemo } from 'react';
import { caseDatesAtom } from '../data/case-dates-atom';
import { recordUrl } from '../export/record-url';
import { recordMessages } from '../messages/record-messages';
import { usePlainWords } from '../plain/use-plain-words';
import { CalendarChoices } from './calendar-choices';
import * as css from './record-actions.module.css';
import { RecordLevelContext } from './record-heading';
import { clockWords, dayWords } from './record-moment';
import { ShareButton } from './share-button';

type Props = { kind: CalendarKind; entry: ShownEntry };

/** Star and word. What is remembered is the row as dockets show it, or both would take turns in being remembered. */
function RecordStar({ kind, entry, label }: Props & { label: string }) {
  const own = useMemo(() => rowOfEntry(entry), [entry]);
  const { value, status } = useAtomValue(caseDatesAtom(entry.caseKey ?? ''));
  const dated = value?.find((each) => each.kind === kind && each.row.id === entry.id)?.row;
  const words = (
    <>
      <Star aria-hidden size="1rem" />
      {recordMessages('listWord')}
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

/** What a reader can do with the record, in words. */
export function RecordActions({ kind, entry }: Props) {
  const isNative = useAtomValue(deviceAtom)?.isNative ?? false;
  const court = useAtomValue(courtAtom);
  // beside a list it is the list that is printed
  const isPage = useContext(RecordLevelContext) === 1;
  const { id, caseKey, date = '', time = '' } = entry;
  const known = {
    number: entry.caseNumber ?? '',
    title: entry.caseTitle ?? '',
    caseType: entry.caseType ?? '',
    chapter: entry.chapter ?? '',
  };
  const label = [known.number, known.title].filter(Boolean).join(' ') || id;
  const when = [dayWords(date), clockWords(time)].filter(Boolean).join(', ');
  const plain = usePlainWords({ kind, entry });
  const actions = (
    <Toolbar className={css.actions} label={recordMessages('actions')}>
      <CalendarChoices kind={kind} entry={entry} />
      <RecordStar kind={kind} entry={entry} label={label} />
      {caseKey && (
        <FollowButton
          item={{ list: 'cases', id: caseKey, last: known }}
          label={label}
          kind="quiet"
          className={css.action}
        >
          <Bell aria-hidden size="1rem" />
          {recordMessages('follow')}
        </FollowButton>
      )}
      <ShareButton
        text={recordMessages('shareText', { title: label, when })}
        url={recordUrl(kind, id, court, isNative)}
      />
      {isPage && (
        <PrintButton kind="quiet" className={css.action} iconSize="1rem">
          {recordMessages('print')}
        </PrintButton>
      )}
      {plain.button}
    </Toolbar>
  );
  return (
    <>
      {actions}
      {plain.panel}
    </>
  );
}
