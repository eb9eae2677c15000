import type { FeedGroup } from '@court/domain';
import { X } from 'lucide';
import { type MouseEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../controls/button';
import { Icon } from '../controls/icon';
import { subscribeMessages } from './feed-address';
import * as css from './subscribe.module.css';

function open(dialog: HTMLDialogElement | null): void {
  if (dialog && !dialog.open) dialog.showModal();
}

type Props = {
  /** undefined: the cases of a list */
  group?: FeedGroup;
  /** text of the button */
  button: string;
  /** name of the button for screen readers, if its text does not say what to subscribe to */
  label?: string;
  /** heading of the dialog */
  title: string;
  /** the line below the heading */
  about?: string;
  children: ReactNode;
  /** the last line */
  more?: ReactNode;
};

/** A button that opens a dialog over the page. Escape, Close and a press beside the dialog close it. */
export function SubscribeDialog({ group = 'case', button, label, title, about, children, more }: Props) {
  const [isOpen, setOpen] = useState(false);
  const pressed = useRef<EventTarget | null>(null);
  const titleId = useId();
  const aboutId = useId();
  const onPress = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // Safari does not focus a pressed button, and the dialog returns the focus to the focused element.
    currentTarget.focus();
    setOpen(true);
  };
  const onClick = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    // a press that began inside, for example to select the address, does not close it
    if (target === currentTarget && pressed.current === target) currentTarget.close();
  };
  return (
    <>
      <Button aria-haspopup="dialog" aria-label={label} onClick={onPress}>
        {button}
      </Button>
      {isOpen && (
        <dialog
          ref={open}
          className={css.dialog}
          aria-labelledby={about ? `${titleId} ${aboutId}` : titleId}
          tabIndex={-1}
          onClose={() => setOpen(false)}
          onPointerDown={({ target }) => {
            pressed.current = target;
          }}
          onClick={onClick}
          // keys pressed in the dialog are not shortcuts of the page
          onKeyDown={(event) => event.stopPropagation()}
        >
          <div className={css.inside}>
            <div className={css.head}>
              <h2 id={titleId}>{title}</h2>
              <Button
                kind="quiet"
                aria-label={subscribeMessages('close')}
                onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}
              >
                <Icon of={X} size="1.25rem" />
              </Button>
            </div>
            {about && (
              <p className={css.about} id={aboutId}>
                {about}
              </p>
            )}
            <p>{subscribeMessages('does', { group })}</p>
            <p>
              <strong>{subscribeMessages('late')}</strong>
            </p>
            {children}
            <p className={css.who}>{subscribeMessages('who')}</p>
            {more}
          </div>
        </dialog>
      )}
    </>
  );
}
