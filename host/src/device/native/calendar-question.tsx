import { atom, useSetAtom } from 'jotai';
import { useEffect, useId, useState } from 'react';
import { deviceMessages } from '../../messages/device-messages';
import type { NativeLook } from './native-app';

/** Asks the reader whether the system may be asked; false also where the question is closed. */
type Asker = { ask: () => Promise<boolean> };

/** Null while nobody can be asked: nothing is drawn. Written by CalendarQuestion alone. */
export const calendarAskerAtom = atom<Asker | null>(null);

type Answer = (yes: boolean) => void;

function open(dialog: HTMLDialogElement | null): void {
  if (dialog && !dialog.open) dialog.showModal();
}

/** What stands before the system's own question, when the first event is to be added to the device's calendar. */
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
