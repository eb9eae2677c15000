import { HiddenText } from '@court/ui';
import type { ReactNode } from 'react';
import { barMessages } from '../messages/bar-messages';
import * as css from './shell.module.css';

/** As shell.module.css has it: in rem, so that twice the text size is a narrow page. */
export const WIDE = '(min-width: 68.75rem)';

/** Room for the search field, which comes after the first hearing. */
export const FindRoom = () => <span className={css.find} />;

type Props = {
  /** the court's name: `short` for those who see it, where it has one */
  name: { long: string; short?: string | undefined };
  /** the next screen is on its way */
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

/** What stands around every page: skip link, the bar, and a narrow page's tabs. */
export function ShellView(props: Props) {
  const { name, isBusy = false, areas, find, pill, freshness, notes, tabs, children } = props;
  return (
    <>
      <a href="#page" className={css.skip}>
        {barMessages('skip')}
      </a>
      <header className={css.bar} data-busy={isBusy || undefined}>
        <p className={css.court}>
          {name.short ? (
            <>
              <span aria-hidden>{name.short}</span>
              <HiddenText>{name.long}</HiddenText>
            </>
          ) : (
            <span>{name.long}</span>
          )}
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
