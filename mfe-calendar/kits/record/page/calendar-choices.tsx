import { type CalendarEvent, deviceAtom } from '@court/contract';
import type { CalendarKind, ShownEntry } from '@court/domain';
import { googleLink, outlookLink } from '@court/domain/calendar';
import { Button, buttonClass, Icon, Plus } from '@court/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { caseDatesAtom } from '../data/case-dates-atom';
import { eventOfAtom } from '../export/event-of-atom';
import { moveEventAtom, putEventAtom } from '../export/put-event-atom';
import { recordMessages } from '../messages/record-messages';
import * as css from './record-actions.module.css';

/**
 * Updates the event in the device's own calendar while its record is open. Calls `say` with a sentence for the
 * reader.
 */
export function useMovedEvent(event: CalendarEvent | null, say: (sentence: string) => void): void {
  const move = useSetAtom(moveEventAtom);
  const first = useRef(event?.sequence);
  const state = JSON.stringify(event);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `state` covers the event's content; the object is new on every render
  useEffect(() => {
    let unmounted = false;
    const follow = async () => {
      if (!event) return;
      const sentence = await move({ event, isChanged: event.sequence !== first.current });
      if (sentence && !unmounted) say(sentence);
    };
    void follow();
    return () => {
      unmounted = true;
    };
  }, [state, move, say]);
}

type Props = { kind: CalendarKind; entry: ShownEntry };

/** Adds the event to the reader's calendar: the device's own in the apps, a file or link in a browser. */
export function CalendarChoices({ kind, entry }: Props) {
  const isNative = useAtomValue(deviceAtom)?.isNative ?? false;
  const dates = useAtomValue(caseDatesAtom(entry.caseKey ?? '')).value ?? [];
  const event = useAtomValue(eventOfAtom)(kind, entry, dates);
  const put = useSetAtom(putEventAtom);
  const [said, setSaid] = useState('');
  useMovedEvent(event, setSaid);
  const add = async () => {
    setSaid('');
    if (event) setSaid(await put(event));
  };
  if (!event) return <p className={css.said}>{recordMessages('noEvent')}</p>;
  const words = recordMessages('calendar');
  return (
    <>
      {isNative ? (
        <Button className={css.calendar} onClick={() => void add()}>
          <Icon of={Plus} size="1rem" />
          <span>{words}</span>
        </Button>
      ) : (
        <details className={css.choices}>
          <summary className={buttonClass('outline', css.open)}>
            <Icon of={Plus} size="1rem" />
            <span>{words}</span>
          </summary>
          <ul className={css.choiceList}>
            <li>
              <Button onClick={() => void add()}>{recordMessages('calendarFile')}</Button>
            </li>
            {[
              [recordMessages('google'), googleLink(event)],
              [recordMessages('outlookWork'), outlookLink(event, 'work')],
              [recordMessages('outlookOwn'), outlookLink(event, 'own')],
            ].map(([name, href]) => (
              <li key={name}>
                <a className={buttonClass()} href={href} target="_blank" rel="noreferrer noopener">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
      <p role="status" className={css.said}>
        {said}
      </p>
    </>
  );
}
