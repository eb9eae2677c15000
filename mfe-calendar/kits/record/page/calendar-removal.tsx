import { type CalendarEvent, deviceAtom } from '@court/contract';
import type { CalendarKind, ShownEntry } from '@court/domain';
import { Button } from '@court/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { caseDatesAtom } from '../data/case-dates-atom';
import { eventOfAtom } from '../export/event-of-atom';
import { hasEventAtom, removeEventAtom } from '../export/remove-event-atom';
import { recordMessages } from '../messages/record-messages';
import { RecordFold } from '../parts/record-heading';
import { useMovedEvent } from './calendar-choices';
import * as css from './record-actions.module.css';

type Props = { kind: CalendarKind; entry: ShownEntry };

/** Whether the event is in the device's calendar; null until the calendar has answered, or if it may not be asked. */
function useHasEvent(event: CalendarEvent | null, said: string): boolean | null {
  const uid = event?.uid;
  const look = useSetAtom(hasEventAtom);
  const [isThere, setThere] = useState<boolean | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the action that set `said` may have changed the calendar
  useEffect(() => {
    let unmounted = false;
    if (uid === undefined) return;
    void look(uid).then((found) => {
      if (!unmounted) setThere(found);
    });
    return () => {
      unmounted = true;
    };
  }, [uid, look, said]);
  return isThere;
}

/** Button that removes the event of a hearing that is off from the device's calendar. Never adds an event. */
function RemoveButton({ event, isQuiet }: { event: CalendarEvent; isQuiet: boolean }) {
  const remove = useSetAtom(removeEventAtom);
  const [said, setSaid] = useState('');
  return (
    <>
      <Button
        className={isQuiet ? css.action : css.calendar}
        {...(isQuiet && { kind: 'quiet' as const })}
        onClick={async () => {
          setSaid('');
          setSaid(await remove(event.uid));
        }}
      >
        {recordMessages('removeEvent')}
      </Button>
      <p role="status" className={css.said}>
        {said}
      </p>
    </>
  );
}

/**
 * Helps the reader remove the calendar event of a hearing that is off. Shows a button if the device has the event,
 * and a less prominent button if the app lacks permission to look. A browser cannot reach the calendar, so a text
 * explains how.
 */
export function CalendarRemoval({ kind, entry }: Props) {
  const isNative = useAtomValue(deviceAtom)?.isNative ?? false;
  const dates = useAtomValue(caseDatesAtom(entry.caseKey ?? '')).value ?? [];
  const event = useAtomValue(eventOfAtom)(kind, entry, dates);
  const [followed, setFollowed] = useState('');
  useMovedEvent(event, setFollowed);
  const isThere = useHasEvent(isNative ? event : null, followed);
  if (!event) return null;
  if (!isNative)
    return (
      <RecordFold title={recordMessages('addedBefore')}>
        <p>{recordMessages('removeYourself')}</p>
      </RecordFold>
    );
  return (
    <>
      {isThere !== false && <RemoveButton event={event} isQuiet={isThere === null} />}
      <p role="status" className={css.said}>
        {followed}
      </p>
    </>
  );
}
