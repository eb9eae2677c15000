import type { ReactNode } from 'react';
import * as css from '../../parts/record.module.css';

/** `name` may be an explained word; `key` is set because such a name is not text. */
export type RecordFact = { key: string; name?: ReactNode; value: ReactNode };

type Props = { facts: RecordFact[] };

/** A list of names and values. Leaves out facts without a value. */
export function RecordFacts({ facts }: Props) {
  const said = facts.filter(({ value }) => value !== undefined && value !== null && value !== '');
  if (said.length === 0) return null;
  return (
    <dl className={css.facts}>
      {said.map(({ key, name, value }) => (
        <div key={key} className={css.fact}>
          <dt className={css.name}>{name ?? key}</dt>
          <dd className={css.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
