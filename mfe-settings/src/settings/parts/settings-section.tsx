import { type ReactNode, useId } from 'react';
import * as css from './settings-page.module.css';

type Props = { title: string; children: ReactNode };

/** A group of settings with a heading. */
export function SettingsSection({ title, children }: Props) {
  const id = useId();
  return (
    <section className={css.section} aria-labelledby={id}>
      <h2 className={css.heading} id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}
