import type { RecordChange } from '@court/domain';
import { changeMessages } from '@court/domain/words';
import { changeFactsAtom, OldAndNew } from '@court/ui';
import { useAtomValue } from 'jotai';
import { listMessages } from '../../messages/list-messages';
import * as css from '../list-row.module.css';

type Props = {
  change: RecordChange;
  /** label of the changed record, if it is not shown beside the change */
  of?: string;
};

/** Changes since the reader's last look: old values struck through beside new ones. */
export function ChangedFacts({ change, of }: Props) {
  const facts = useAtomValue(changeFactsAtom)(change);
  if (!of && change.what === 'changed' && facts.length === 0) return null;
  return (
    <dl className={css.facts} data-changed>
      {(of || change.what !== 'changed') && (
        <div>
          <dt className={css.mark}>
            {change.what === 'changed' ? listMessages('changed.mark') : changeMessages(`what.${change.what}`)}
          </dt>
          {of && <dd>{of}</dd>}
        </div>
      )}
      {change.what !== 'added' &&
        facts.map(({ label, from, to }) => (
          <div key={label}>
            <dt>{`${label}:`}</dt>
            <dd>
              <OldAndNew old={from}>{to}</OldAndNew>
            </dd>
          </div>
        ))}
    </dl>
  );
}
