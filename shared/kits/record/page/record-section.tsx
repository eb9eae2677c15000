import { type ReactNode, useId } from 'react';
import * as css from './record.module.css';

type Props = { title: string; children: ReactNode };

/** A part of the record under its heading. */
export function RecordSection({ title, children }: Props) {
  const heading = useId();
  return (
    <section className={css.section} aria-labelledby={heading}>
      <h2 className={css.heading} id={heading}>
        {title}
      </h2>
      {children}
    </section>
  );
}
