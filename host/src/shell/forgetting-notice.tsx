import { rememberingAtom } from '@court/shared/platform/device-store';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { words } from '../locales/en-us';
import * as css from './forgetting-notice.module.css';

/** Says once that nothing will be remembered on this device. Closed, it stays away until the page is opened again. */
export function ForgettingNotice() {
  const forgets = useAtomValue(rememberingAtom) === 'session';
  const [closed, setClosed] = useState(false);
  const shown = forgets && !closed;
  const close = () => {
    setClosed(true);
    // the button with the focus goes away
    document.getElementById('page')?.focus({ preventScroll: true });
  };
  return (
    <div className={shown ? css.notice : undefined}>
      <p role="status" className={css.text}>
        {shown && words('forgetting')}
      </p>
      {shown && (
        <button type="button" className={css.close} onClick={close}>
          {words('forgettingClose')}
        </button>
      )}
    </div>
  );
}
