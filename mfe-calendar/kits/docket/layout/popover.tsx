import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import * as css from './popover.module.css';

type Props = {
  label: string;
  onClose: () => void;
  /** the edge of its opener that the panel is aligned to */
  side?: 'start' | 'end';
  role?: 'dialog' | 'region';
  id?: string | undefined;
  children: ReactNode;
};

const FOCUSABLE = 'input, select, button, a[href]';

/**
 * A panel beside the element that opened it; on a phone, a sheet from the bottom. Takes the focus and returns it on
 * close. Closes on Escape or on a press outside.
 */
export function Popover({ label, onClose, side = 'start', role = 'dialog', id, children }: Props) {
  const panel = useRef<HTMLElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const opener = document.activeElement;
    const element = panel.current;
    element?.querySelector<HTMLElement>(FOCUSABLE)?.focus();
    const onPress = ({ target }: PointerEvent) => {
      // the opener closes the panel itself
      if (target instanceof Node && !element?.contains(target) && !opener?.contains(target)) close.current();
    };
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      const at = document.activeElement;
      if (opener instanceof HTMLElement && (at === document.body || element?.contains(at))) opener.focus();
    };
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  return (
    <section
      ref={panel}
      id={id}
      className={css.panel}
      data-side={side}
      role={role}
      aria-label={label}
      onKeyDown={onKeyDown}
    >
      {children}
    </section>
  );
}
