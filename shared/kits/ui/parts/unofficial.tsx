import { courtAtom } from '@court/contract';
import { useAtomValue } from 'jotai';
import { unofficialMessages } from '../messages/shared-messages';
import * as css from './unofficial.module.css';

/** What governs, and where it is; on paper the address is printed. */
export function Unofficial() {
  const court = useAtomValue(courtAtom);
  return (
    <p className={css.unofficial}>
      {unofficialMessages('copy')}{' '}
      {court && (
        <a className={css.link} href={court.officialSite} rel="noreferrer">
          {unofficialMessages('site')}
        </a>
      )}
    </p>
  );
}
