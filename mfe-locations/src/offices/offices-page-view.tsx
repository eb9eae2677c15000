import type { MouseEventHandler, ReactNode } from 'react';
import { officeFirstMessages } from '../messages/office-first-messages';
import * as css from './offices-page.module.css';

/** Sub-path of the site; empty at the root. */
declare const BASE: string;

type Props = {
  printHead?: ReactNode;
  heading: ReactNode;
  /** the offices are loading */
  isReading: boolean;
  /** says that not all could be read; empty if all have loaded */
  told?: ReactNode;
  /** on the whole page: handles clicks on its links */
  onClick?: MouseEventHandler;
  /** the offices */
  children?: ReactNode;
};

/** The layout of the offices page: its purpose, the link to the map, and a status while the offices load. */
export function OfficesPageView({ printHead, heading, isReading, told, onClick, children }: Props) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the clicked elements are the links inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link sends a click too
    <div className={css.page} onClick={onClick}>
      {printHead}
      <div className={css.head}>
        {heading}
        <p className={css.links}>
          <a className={css.link} href={`${BASE}/locations-google-maps`}>
            {officeFirstMessages('map')}
          </a>
        </p>
      </div>
      <p className={css.told}>
        {isReading && <span>{officeFirstMessages('reading')}</span>}
        <span role="status">{told}</span>
      </p>
      {children}
    </div>
  );
}
