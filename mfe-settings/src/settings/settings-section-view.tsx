import type { ReactNode } from 'react';
import * as css from './settings-page.module.css';

type Props = {
  title: string;
  /** of the heading */
  id: string;
  children: ReactNode;
};

/** Settings that belong together, under their heading. */
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
