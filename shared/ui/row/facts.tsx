import type { ReactNode } from 'react';
import * as css from './facts.module.css';

type Props = {
  facts: readonly ReactNode[];
  /** further facts, for a narrow row only, which has no note */
  narrow?: readonly ReactNode[];
};

/** '26-51946-hto · Ch. 7 · San Antonio'. Leaves out empty facts. On a phone no line begins or ends with a dot. */
export function Facts({ facts, narrow = [] }: Props) {
  const always = facts.filter(Boolean);
  const all = [...always, ...narrow.filter(Boolean)];
  if (all.length === 0) return null;
  return (
    <span className={css.facts}>
      <span>
        {all.map((fact, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fact is known by its place
          <span key={index} className={index < always.length ? css.fact : css.narrow}>
            {index > 0 && <span className={css.dot}>{' · '}</span>}
            <span>{fact}</span>
          </span>
        ))}
      </span>
    </span>
  );
}
