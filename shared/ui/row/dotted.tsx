import type { ReactNode } from 'react';
import * as css from './dotted.module.css';

type Part = { key: string; part: ReactNode; className?: string | undefined };

type Props = {
  /** a text is its own key; empty parts are left out */
  parts: readonly (Part | string | null | undefined | false)[];
};

/** Facts with a dot between them. If the line breaks between two facts, neither line shows the dot. */
export function Dotted({ parts }: Props) {
  const shown = parts.flatMap((each): Part[] => {
    if (!each) return [];
    return typeof each === 'string' ? [{ key: each, part: each }] : [each];
  });
  return (
    <span className={css.dotted}>
      {shown.map(({ key, part, className }, index) => (
        <span key={key} className={className ? `${css.part} ${className}` : css.part}>
          {index > 0 && <span className={css.dot}>{' · '}</span>}
          <span>{part}</span>
        </span>
      ))}
    </span>
  );
}

type FactsProps = {
  facts: readonly ReactNode[];
  /** further facts, for a narrow row only, which has no note */
  narrow?: readonly ReactNode[];
};

const partsOf = (facts: readonly ReactNode[], className?: string): Part[] =>
  facts.flatMap((part, index) => (part ? { key: `${className ?? ''}${index}`, part, className } : []));

/** '26-51946-hto · Ch. 7 · San Antonio', for a row. Leaves out empty facts. */
export function Facts({ facts, narrow = [] }: FactsProps) {
  const parts = [...partsOf(facts), ...partsOf(narrow, css.narrow)];
  return parts.length > 0 && <Dotted parts={parts} />;
}
