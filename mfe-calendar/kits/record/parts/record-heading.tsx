import { createContext, type ReactNode, useContext, useId } from 'react';
import * as css from './record.module.css';

/** Heading level of the record's title: 1 on its own page, 2 beside a list, whose page has the level-1 title. */
export const RecordLevelContext = createContext<1 | 2>(1);

type Level = 'h2' | 'h3' | 'h4';
const below = (level: 1 | 2, steps: 1 | 2) => `h${level + steps}` as Level;

type Props = {
  title: string;
  /** shown under the section's title, as part of it */
  note?: string;
  children: ReactNode;
};

/** A section of the record. Its title is beside it, or above it on narrow screens. */
export function RecordSection({ title, note, children }: Props) {
  const heading = useId();
  const Heading = below(useContext(RecordLevelContext), 1);
  return (
    <section className={css.section} aria-labelledby={heading}>
      <Heading className={css.heading} id={heading}>
        <span>{title}</span>
        {note && (
          <>
            {' '}
            <span className={css.noteLine}>{note}</span>
          </>
        )}
      </Heading>
      <div className={css.content}>{children}</div>
    </section>
  );
}

/** A heading within a section. */
export function RecordSubheading({ children }: { children: ReactNode }) {
  const Heading = below(useContext(RecordLevelContext), 2);
  return <Heading className={css.subheading}>{children}</Heading>;
}

/** Content that few readers need; folded. */
export function RecordFold({ title, children }: Pick<Props, 'title' | 'children'>) {
  return (
    <details className={css.fold}>
      <summary className={css.summary}>{title}</summary>
      {children}
    </details>
  );
}
