import { connectionAtom, courtAtom, storageStatusAtom } from '@court/contract';
import { useAtomValue } from 'jotai';
import { CalendarQuestion } from './calendar-question';
import { MovedEvents } from './moved-events';

/** What the apps have around every page, and no browser. */
export function NativeShell() {
  const court = useAtomValue(courtAtom)?.code;
  const isLive = useAtomValue(connectionAtom) !== null;
  const isKnown = useAtomValue(storageStatusAtom) !== 'starting';
  return (
    <>
      {isLive && isKnown && <MovedEvents key={court} />}
      <CalendarQuestion />
    </>
  );
}
