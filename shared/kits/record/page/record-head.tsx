import {
  courtAtom,
  dialLink,
  Link,
  locationsLink,
  offeredAtom,
  readerSettingsAtom,
  safeMeetingUrl,
} from '@court/contract';
import { type CalendarKind, formerly, type ShownEntry } from '@court/records';
import {
  buttonClass,
  HiddenText,
  howOf,
  longZoneName,
  OldAndNew,
  StatusWord,
  sharedMessages,
  wordFor,
} from '@court/ui';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useRecordNames } from '../data/use-record-names';
import type { RecordState } from '../data/use-record-state';
import { meetingMessages } from '../messages/meeting-messages';
import { recordMessages } from '../messages/record-messages';
import * as css from './record-head.module.css';
import { clockWords, dayWords, zonedClock } from './record-moment';

type Props = { kind: CalendarKind; entry: ShownEntry; state: RecordState };

/** The day and time as printed; where that no longer holds, struck, with the new one below. */
function When({ entry, state }: Omit<Props, 'kind'>) {
  const { date = '', time = '', eventTime, continuedTo } = entry;
  const { stage, successor, zone } = state;
  const old = formerly(entry.changes);
  const isOff = stage === 'off';
  const clock = time ? zonedClock(time, date, zone) : recordMessages('noTime');
  const printed = (
    <>
      <OldAndNew old={!isOff && old.date ? dayWords(old.date) : null}>
        <span className={css.whole}>{`${dayWords(date)},`}</span>
      </OldAndNew>{' '}
      <OldAndNew old={!isOff && old.time ? clockWords(old.time) : null}>
        <span className={css.whole}>{clock}</span>
      </OldAndNew>
    </>
  );
  const isCalled = eventTime && eventTime !== time;
  const { showIPCEventTime } = useAtomValue(readerSettingsAtom);
  return (
    <div data-when>
      {isOff ? (
        <p className={css.moment}>
          <s>
            <HiddenText>{sharedMessages('before')} </HiddenText>
            {printed}
          </s>
        </p>
      ) : (
        <p className={`${css.moment} ${css.strong}`}>{printed}</p>
      )}
      {isOff && continuedTo && (
        <p className={`${css.moment} ${css.strong}`}>
          <HiddenText>{recordMessages('newDate')}: </HiddenText>
          <span className={css.whole}>{dayWords(continuedTo) + (successor?.time ? ',' : '')}</span>{' '}
          <span className={css.whole}>
            {successor?.time && zonedClock(successor.time, successor.date, zone)}
          </span>
        </p>
      )}
      {!isOff && isCalled && showIPCEventTime !== 'N' && (
        <p className={css.strong}>
          {recordMessages('calledAt', { time: zonedClock(eventTime, date, zone) })}
        </p>
      )}
    </div>
  );
}

/** The one thing to do about it: join, call, or find the way; nothing where it is not to be held any more. */
function PrimaryAction({ kind, entry, state }: Props) {
  const court = useAtomValue(courtAtom);
  const offered = useAtomValue(offeredAtom);
  const { room } = useRecordNames(entry);
  const { appear } = entry;
  if (state.stage !== 'on') return null;
  const url = appear?.url ? safeMeetingUrl(appear.url, court?.meetingHosts ?? []) : null;
  const dial = appear ? dialLink(appear) : null;
  const way = room && offered(locationsLink(room)) ? locationsLink(room) : null;
  const look = buttonClass('primary', css.primary);
  const directions = way && (
    <Link className={look} to={way}>
      {recordMessages('directions')}
    </Link>
  );
  if (appear?.mode === 'inPerson' && directions) return directions;
  if (url)
    return (
      <a className={look} href={url} rel="noreferrer noopener">
        {recordMessages(`${kind}.join`)}
      </a>
    );
  if (dial)
    return (
      <a className={look} href={dial}>
        {recordMessages('call', { phone: appear?.phone ?? '' })}
      </a>
    );
  return appear?.mode === 'video' || appear?.mode === 'phone' || appear?.mode === 'none' ? null : directions;
}

/** When, how and before whom, and the one thing to do about it. */
export function RecordHead(props: Props) {
  const { kind, entry, state } = props;
  const { judge, oldJudge, place, isRemote } = useRecordNames(entry);
  const { status, stage, zone } = state;
  const { outcome, date = '', appear, trustees = [], changes } = entry;
  const { how: oldHow } = formerly(changes);
  const how = (mode: string) => wordFor('how', mode) ?? mode;
  const court = useAtomValue(courtAtom);
  const isElsewhere = zone !== '' && zone !== court?.timeZones[0];
  const by: ReactNode[] = [
    appear?.mode && (
      <OldAndNew key="how" old={oldHow ? how(oldHow) : null}>
        {howOf(appear)}
      </OldAndNew>
    ),
    !isRemote && stage !== 'off' && place,
    kind === 'hearings' && judge && (
      <OldAndNew key="judge" old={oldJudge}>
        {recordMessages('judgeName', { name: judge })}
      </OldAndNew>
    ),
    kind === 'meetings' && trustees[0] && recordMessages('trusteeName', { name: trustees[0] }),
    isElsewhere && longZoneName(zone, date),
  ].filter(Boolean);
  return (
    <>
      <div className={css.when}>
        <When entry={entry} state={state} />
        <p className={css.by}>
          {by.map((each, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: always the same parts in the same order
            <span key={index}>
              {index > 0 && ' · '}
              {each}
            </span>
          ))}
        </p>
        {stage === 'over' && (
          <p>
            {status !== 'scheduled' && <StatusWord status={status} />}{' '}
            {kind === 'meetings' && (status === 'held' || status === 'concluded')
              ? meetingMessages(`status.${status}`)
              : status === 'scheduled' && recordMessages(`${kind}.over`)}{' '}
            {outcome && recordMessages('outcomeIs', { outcome })}
          </p>
        )}
        {stage === 'on' && outcome && <p>{recordMessages('outcomeIs', { outcome })}</p>}
      </div>
      <PrimaryAction kind={kind} entry={entry} state={state} />
    </>
  );
}
