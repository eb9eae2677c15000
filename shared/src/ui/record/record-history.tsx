import { useAtomValue } from 'jotai';
import { changeFactsAtom } from '../../data/change-facts-atom';
import type { ShownEntry } from '../../data/entry-atom';
import type { RecordChange } from '../../records/change-record';
import { changeWords } from '../../words/change-words';
import { readersMoment } from '../../words/court-dates';
import { recordWords } from '../../words/record-words';
import { OldAndNew } from '../old-and-new';
import * as css from './record.module.css';
import { RecordSection } from './record-section';

function OneChange({ change }: { change: RecordChange }) {
  const factsOf = useAtomValue(changeFactsAtom);
  return (
    <li className={css.change}>
      <p className={css.strong}>
        <time dateTime={new Date(change.at).toISOString()}>{readersMoment(change.at)}</time>{' '}
        {changeWords(`what.${change.what}`)}
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
    <RecordSection title={recordWords('history')}>
      {changes.length === 0 && <p>{recordWords('noHistory')}</p>}
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
