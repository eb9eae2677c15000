import type { ReactNode } from 'react';
import * as css from './settings-page.module.css';

type Props = {
  title: string;
  /** id of the heading */
  id: string;
  children: ReactNode;
};

/** A group of settings with a heading. */
export function SettingsSectionView({ title, id, children }: Props) {
  return (
    <section className={css.section} aria-labelledby={id}>
      <h2 className={css.heading} id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}
