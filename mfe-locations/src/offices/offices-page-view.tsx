import type { MouseEventHandler, ReactNode } from 'react';
import { officeFirstMessages } from '../messages/office-first-messages';
import * as css from './offices-page.module.css';

/** Sub-path the site is served below, or nothing. */
declare const BASE: string;

type Props = {
  printHead?: ReactNode;
  heading: ReactNode;
  /** the court's name */
  court: string;
  /** what is to be known of the offices; nothing where all is read */
  told: ReactNode;
  /** of the whole page: follows the links in it */
  onClick?: MouseEventHandler;
  /** the offices */
  children?: ReactNode;
};

/** What the page of the offices is about, the way to the map, and what is told while the offices are read. */
export function OfficesPageView({ printHead, heading, court, told, onClick, children }: Props) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is clicked are the links inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link that is followed by key is clicked too
    <div className={css.page} onClick={onClick}>
      {printHead}
      {heading}
      <p className={css.intro}>{officeFirstMessages('intro', { court })}</p>
      <p className={css.links}>
        <a className={css.link} href={`${BASE}/locations-google-maps`}>
          {officeFirstMessages('map')}
        </a>
      </p>
      <p className={css.told} role="status">
        {told}
      </p>
      {children}
    </div>
  );
}
