import { useAtomValue } from 'jotai';
import { courtAtom } from '../../state/court-atom';
import { recordWords } from '../../words/record-words';
import * as css from './record.module.css';

/** What governs, and where it is; on paper the address is printed. */
export function Unofficial() {
  const court = useAtomValue(courtAtom);
  return (
    <p className={css.unofficial}>
      {recordWords('unofficial')}{' '}
      {court && (
        <a className={css.link} href={court.officialSite} rel="noreferrer">
          {recordWords('officialSite')}
        </a>
      )}
    </p>
  );
}
