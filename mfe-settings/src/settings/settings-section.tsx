import { type ReactNode, useId } from 'react';
import * as css from './settings-page.module.css';

type Props = { title: string; children: ReactNode };

/** Settings that belong together, under their heading. */
export function SettingsSection({ title, children }: Props) {
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
