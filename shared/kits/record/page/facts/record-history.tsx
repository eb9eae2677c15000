import type { RecordChange, ShownEntry } from '@court/records';
import { changeFactsAtom, changeMessages, OldAndNew, readersMoment } from '@court/ui';
import { useAtomValue } from 'jotai';
import { recordMessages } from '../../messages/record-messages';
import * as css from '../record.module.css';
import { RecordSection } from '../record-section';

function OneChange({ change }: { change: RecordChange }) {
  const factsOf = useAtomValue(changeFactsAtom);
  return (
    <li className={css.change}>
      <p className={css.strong}>
        <time dateTime={new Date(change.at).toISOString()}>{readersMoment(change.at)}</time>{' '}
        {changeMessages(`what.${change.what}`)}
      </p>
      <ul className={css.changes}>
        {factsOf(change).map(({ label, from, to }) => (
          <li key={label}>
            {label}: <OldAndNew old={from}>{to}</OldAndNew>
          </li>
        ))}
      </ul>
    </li>
  );
}

type Props = { entry: ShownEntry };

/** What has become of the record since it was first published, the latest first, on the reader's clock. */
export function RecordHistory({ entry: { changes = [] } }: Props) {
  return (
    <RecordSection title={recordMessages('history')}>
      {changes.length === 0 && <p>{recordMessages('noHistory')}</p>}
      {changes.length > 0 && (
        <ol className={css.people}>
          {[...changes].reverse().map((change) => (
            <OneChange key={change.at} change={change} />
          ))}
        </ol>
      )}
    </RecordSection>
  );
}
