import { courtAtom } from '@court/contract';
import { readersClock } from '@court/ui';
import { useAtomValue } from 'jotai';
import { useViewMessages } from '../messages/view-messages';
import * as css from './print-note.module.css';

/** What every printed docket ends with; `asOf` (epoch ms) is when it was last known to be true. */
export function PrintNote({ asOf }: { asOf: number }) {
  const monthMessages = useViewMessages();
  const court = useAtomValue(courtAtom);
  return (
    <p className={css.note}>
      {monthMessages('paper.unofficial', { time: readersClock(asOf) })} {court?.officialSite}
    </p>
  );
}
