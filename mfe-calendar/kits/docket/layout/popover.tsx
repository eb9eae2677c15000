import { type FocusEvent, type ReactNode, useEffect, useRef } from 'react';
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
 * close. Closes on Escape, on a press outside, and when the focus leaves it.
 */
export function Popover({ label, onClose, side = 'start', role = 'dialog', id, children }: Props) {
  const panel = useRef<HTMLElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  const openedBy = useRef<Element | null>(null);
  useEffect(() => {
    const opener = document.activeElement;
    openedBy.current = opener;
    const element = panel.current;
    element?.querySelector<HTMLElement>(FOCUSABLE)?.focus();
    const onPress = ({ target }: PointerEvent) => {
      // the opener closes the panel itself
      if (target instanceof Node && !element?.contains(target) && !opener?.contains(target)) close.current();
    };
    // also while the focus is on the opener, and before other elements that Escape closes
    const onKey = (event: KeyboardEvent) => {
      // a dialog that opened from the panel closes first
      if (event.key !== 'Escape' || element?.querySelector('dialog[open]')) return;
      event.stopPropagation();
      close.current();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey, true);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey, true);
      const at = document.activeElement;
      if (opener instanceof HTMLElement && (at === document.body || element?.contains(at))) opener.focus();
    };
  }, []);
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // null: the focused element is gone, or the reader went to another window
    if (!relatedTarget || currentTarget.contains(relatedTarget)) return;
    // a press on the opener closes the panel by itself
    if (!openedBy.current?.contains(relatedTarget)) onClose();
  };
  return (
    <section
      ref={panel}
      id={id}
      className={css.panel}
      data-side={side}
      role={role}
      aria-label={label}
      onBlur={onBlur}
    >
      {children}
    </section>
  );
}
