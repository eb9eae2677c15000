import type { ReactNode } from 'react';
import * as css from '../record.module.css';

type Props = { facts: [name: string, value: ReactNode][] };

/** Names and values; what the court does not say is left out. */
export function RecordFacts({ facts }: Props) {
  const said = facts.filter(([, value]) => value !== undefined && value !== null && value !== '');
  if (said.length === 0) return null;
  return (
    <dl className={css.facts}>
      {said.map(([name, value]) => (
        <div key={name} className={css.fact}>
          <dt className={css.name}>{name}</dt>
          <dd className={css.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
