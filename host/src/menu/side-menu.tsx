import { courtAtom, deviceAtom, Link, offeredAtom } from '@court/contract';
import { HiddenText, Icon } from '@court/ui';
import { useAtomValue } from 'jotai';
import { Menu } from 'lucide';
import { useId, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { menuMessages } from '../messages/menu-messages';
import * as css from './menu.module.css';
import { MenuDialog } from './menu-dialog';

/** The menu's courts entry: shows the splash screen, which hides by itself, and opens the courts page below it. */
function useCourtsEntry(): () => Promise<void> {
  const device = useAtomValue(deviceAtom);
  const navigate = useNavigate();
  return async () => {
    try {
      await (await device?.splash())?.show();
    } catch (error) {
      console.warn('The splash screen does not show', error);
    }
    await navigate('/courts', { viewTransition: true });
  };
}

const ENTRIES = [
  { path: '/home', label: 'home' },
  { path: '/calendar', label: 'calendar' },
  { path: '/locations-google-maps', label: 'locations' },
] as const;

type Props = {
  /** on a hosted page other than localhost the menu is visible but disabled */
  isOff: boolean;
  /** class of its button in the tab bar; without it the button is in the bar */
  tab?: string;
};

/** The device build's menu (specification §2), with the entries that the chosen court offers. */
export function SideMenu({ isOff, tab }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const noteId = useId();
  const close = () => dialog.current?.close();
  const openCourts = useCourtsEntry();
  const court = useAtomValue(courtAtom);
  const offered = useAtomValue(offeredAtom);
  // Without a court every address opens the courts page first, and continues after the choice.
  const entries = ENTRIES.filter(({ path }) => !court || offered(path));
  return (
    <>
      <button
        type="button"
        className={tab ?? css.open}
        aria-haspopup="dialog"
        aria-describedby={isOff ? noteId : undefined}
        disabled={isOff}
        title={tab ? undefined : menuMessages(isOff ? 'menuDisabled' : 'menu')}
        onClick={() => dialog.current?.showModal()}
      >
        <Icon of={Menu} size="1.25rem" />
        <span className={tab ? undefined : css.word}>{menuMessages(tab ? 'more' : 'menu')}</span>
      </button>
      {isOff && (
        <HiddenText>
          <span id={noteId}>{menuMessages('menuDisabled')}</span>
        </HiddenText>
      )}
      <MenuDialog ref={dialog} title={menuMessages('menuTitle')} onClose={close}>
        {entries.map(({ path, label }) => (
          <li key={path}>
            <Link to={path} onClick={close}>
              {menuMessages(label)}
            </Link>
          </li>
        ))}
        <li className={css.courts}>
          <button
            type="button"
            onClick={() => {
              close();
              openCourts();
            }}
          >
            {menuMessages('menuCourts')}
          </button>
        </li>
      </MenuDialog>
    </>
  );
}
