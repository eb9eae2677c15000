import { Button, HiddenText } from '@court/ui';
import { useEffect, useState } from 'react';
import { shellMessages } from '../messages/shell-messages';
import * as css from '../notices/notices.module.css';

type Props = {
  /** null while there is nothing to say */
  note: string | null;
  /** announced to the screen reader only, while there is no note */
  spoken?: string;
  /** the note says how old the page is: hidden if the page itself says so */
  isAge?: boolean;
  /** button for the reader */
  action?: { label: string; act: () => void } | undefined;
};

/**
 * A sentence above the bottom of the page, announced to screen readers. Once closed, it stays closed until its text
 * changes.
 */
export function ClosableNotice({ note, spoken = '', isAge = false, action }: Props) {
  const [closed, setClosed] = useState<string | null>(null);
  const [isHeard, setIsHeard] = useState(false);
  // Screen readers do not announce text that is added together with its live region.
  useEffect(() => {
    const timer = setTimeout(() => setIsHeard(true), 100);
    return () => clearTimeout(timer);
  }, []);
  const shown = isHeard && note !== closed && note;
  const close = () => {
    setClosed(note);
    // The button with the focus disappears.
    document.getElementById('page')?.focus({ preventScroll: true });
  };
  return (
    <div className={shown ? `${css.notice} ${isAge ? css.age : ''}` : undefined}>
      <p role="status" className={css.text}>
        {shown || (isHeard && spoken && <HiddenText>{spoken}</HiddenText>)}
      </p>
      {shown && action && (
        <Button kind="strip" onClick={action.act}>
          {action.label}
        </Button>
      )}
      {shown && (
        <Button kind="strip" onClick={close}>
          {shellMessages('forgettingClose')}
        </Button>
      )}
    </div>
  );
}
