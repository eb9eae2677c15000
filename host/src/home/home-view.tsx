import type { MouseEventHandler, ReactNode } from 'react';
import { homeFirstMessages } from '../messages/home-messages';
import * as css from './home-page.module.css';

type Props = {
  isBusy?: boolean;
  heading: ReactNode;
  /** the court's full name */
  court: string;
  /** click handler of the whole page, for the links in it */
  onClick?: MouseEventHandler;
  children: ReactNode;
};

/** The frame of the home screen. */
export function HomeView({ isBusy = false, heading, court, onClick, children }: Props) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handler serves the links inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: the Enter key on a link fires click too
    <div className={css.page} data-screen aria-busy={isBusy || undefined} onClick={onClick}>
      {heading}
      <p className={css.court}>{homeFirstMessages('homeCourt', { court })}</p>
      {children}
    </div>
  );
}
