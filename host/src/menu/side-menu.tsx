import { courtAtom, deviceAtom, offeredAtom } from '@court/contract';
import { useAtomValue } from 'jotai';
import { Menu, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { menuMessages } from '../messages/menu-messages';
import * as css from './side-menu.module.css';

/** The menu's courts entry: the splash screen, which hides by itself, and under it the courts page. */
function useCourtsEntry(): () => Promise<void> {
  const device = useAtomValue(deviceAtom);
  const navigate = useNavigate();
  return async () => {
    try {
      await (await device?.splash())?.show();
    } catch (error) {
      console.warn('The splash screen does not show', error);
    }
    await navigate('/courts');
  };
}

const ENTRIES = [
  { path: '/home', label: 'home' },
  { path: '/calendar', label: 'calendar' },
  { path: '/locations-google-maps', label: 'locations' },
] as const;

/**
 * The device build's menu (specification §2), of what the chosen court offers; without effect on a hosted page that is not
 * localhost.
 */
export function SideMenu({ disabled }: { disabled: boolean }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const noteId = useId();
  const close = () => dialog.current?.close();
  const openCourts = useCourtsEntry();
  const court = useAtomValue(courtAtom);
  const offered = useAtomValue(offeredAtom);
  // without a court every address leads to the choice of one, and then goes on
  const entries = ENTRIES.filter(({ path }) => !court || offered(path));
  return (
    <>
      <button
        type="button"
        className={css.open}
        aria-haspopup="dialog"
        aria-describedby={disabled ? noteId : undefined}
        disabled={disabled}
        onClick={() => dialog.current?.showModal()}
      >
        <Menu aria-hidden size="1.25em" />
        {menuMessages('menu')}
      </button>
      {disabled && (
        <span id={noteId} className={css.note}>
          {menuMessages('menuDisabled')}
        </span>
      )}
      <dialog ref={dialog} className={css.menu} aria-labelledby={titleId}>
        <div className={css.head}>
          <h2 id={titleId}>{menuMessages('menuTitle')}</h2>
          <button type="button" className={css.close} aria-label={menuMessages('menuClose')} onClick={close}>
            <X aria-hidden size="1.25em" />
          </button>
        </div>
        <nav aria-labelledby={titleId}>
          <ul>
            {entries.map(({ path, label }) => (
              <li key={path}>
                <Link to={path} onClick={close} viewTransition>
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
          </ul>
        </nav>
      </dialog>
    </>
  );
}
