import { useAtomValue } from 'jotai';
import { changedValueAtom } from '../../data/changed-value-atom';
import type { ShownEntry } from '../../data/entry-atom';
import { CHANGED_FIELDS, type RecordChange } from '../../records/change-record';
import { readersMoment } from '../../words/court-dates';
import { recordWords } from '../../words/record-words';
import { OldAndNew } from '../old-and-new';
import * as css from './record.module.css';
import { RecordSection } from './record-section';

function OneChange({ change }: { change: RecordChange }) {
  const inWords = useAtomValue(changedValueAtom);
  return (
    <li className={css.change}>
      <p className={css.strong}>
        <time dateTime={new Date(change.at).toISOString()}>{readersMoment(change.at)}</time>{' '}
        {recordWords(`what.${change.what}`)}
      </p>
      <ul className={css.changes}>
        {CHANGED_FIELDS.map((field) => {
          const sides = change[field];
          return (
            sides && (
              <li key={field}>
                {recordWords(`field.${field}`)}:{' '}
                <OldAndNew old={sides.from ? inWords(field, sides.from) : null}>
                  {sides.to ? inWords(field, sides.to) : recordWords('notSaid')}
                </OldAndNew>
              </li>
            )
          );
        })}
        {change.appear && (
          <li>
            {recordWords('appearChanged')}: {recordWords('appearDiffers')}
          </li>
        )}
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
