import type { ReactNode } from 'react';
import * as css from '../record.module.css';

/** `name` may be a word that explains itself; `key` where it is not text. */
export type RecordFact = { key: string; name?: ReactNode; value: ReactNode };

type Props = { facts: RecordFact[] };

/** Names and values; what the court does not say is left out. */
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
