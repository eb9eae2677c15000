import { HiddenText } from '@court/ui';
import type { MouseEventHandler, ReactNode } from 'react';
import { barMessages } from '../messages/bar-messages';
import * as css from './shell.module.css';

/** The wide layout, as in shell.module.css. In rem, so that a page with twice the text size counts as narrow. */
export const WIDE = '(min-width: 68.75rem)';

/** Space for the search field, which loads after the first hearing. */
export const FindRoom = () => <span className={css.find} />;

type Props = {
  /** the court's name; `short` is visible, if there is one, and `long` is for screen readers */
  name: { long: string; short?: string | undefined };
  /** handles a click on the name, which links to home */
  onHome?: MouseEventHandler;
  /** the next screen is loading */
  isBusy?: boolean;
  /** parts of the bar, in their order */
  areas: ReactNode;
  find: ReactNode;
  pill: ReactNode;
  freshness: ReactNode;
  /** between bar and page */
  notes?: ReactNode;
  /** below the page */
  tabs?: ReactNode;
  /** the page */
  children?: ReactNode;
};

/** The frame around every page: skip link, bar, and the tabs of a narrow page. */
export function ShellView(props: Props) {
  const { name, onHome, isBusy = false, areas, find, pill, freshness, notes, tabs, children } = props;
  return (
    <>
      <a href="#page" className={css.skip}>
        {barMessages('skip')}
      </a>
      <header className={css.bar} data-busy={isBusy || undefined}>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link sends a click too */}
        <p className={css.court} onClick={onHome}>
          <a href={`${BASE}/home`}>
            {name.short ? (
              <>
                <span aria-hidden>{name.short}</span>
                <HiddenText>{`${name.long}, ${barMessages('home')}`}</HiddenText>
              </>
            ) : (
              <span>{name.long}</span>
            )}
          </a>
        </p>
        {areas}
        {find}
        {pill}
        {freshness}
      </header>
      {notes}
      <main id="page" tabIndex={-1} className={css.page}>
        {children}
      </main>
      {tabs}
    </>
  );
}
