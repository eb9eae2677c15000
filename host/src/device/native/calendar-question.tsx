import { atom, useSetAtom } from 'jotai';
import { useEffect, useId, useState } from 'react';
import { deviceMessages } from '../../messages/device-messages';
import type { NativeLook } from '../native-app';

/** Asks the reader whether the app may ask the system. Resolves to false if the question is closed. */
type Asker = { ask: () => Promise<boolean> };

/** Null while the question is not mounted. Only CalendarQuestion writes it. */
export const calendarAskerAtom = atom<Asker | null>(null);

type Answer = (yes: boolean) => void;

function open(dialog: HTMLDialogElement | null): void {
  if (dialog && !dialog.open) dialog.showModal();
}

/**
 * The app's own question before the system's permission question, shown when the first event is added to the device's
 * calendar.
 */
export function CalendarQuestion({ look }: { look: NativeLook }) {
  const setAsker = useSetAtom(calendarAskerAtom);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const title = useId();
  useEffect(() => {
    let pending: Answer = () => {};
    const ask = () =>
      new Promise<boolean>((resolve) => {
        pending = resolve;
        setAnswer(() => resolve);
      });
    setAsker({ ask });
    return () => {
      setAsker(null);
      pending(false);
    };
  }, [setAsker]);
  if (!answer) return null;
  const close = () => {
    answer(false);
    setAnswer(null);
  };
  return (
    <dialog ref={open} className={look.dialog} aria-labelledby={title} onClose={close}>
      <h2 id={title}>{deviceMessages('calendarTitle')}</h2>
      <p>{deviceMessages('calendarWhy')}</p>
      <form method="dialog">
        <button type="submit" className={look.primary} onClick={() => answer(true)}>
          {deviceMessages('calendarGo')}
        </button>
        <button type="submit" className={look.outline}>
          {deviceMessages('calendarLater')}
        </button>
      </form>
    </dialog>
  );
}
