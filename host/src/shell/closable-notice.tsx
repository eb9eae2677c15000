import { Button, HiddenText } from '@court/ui';
import { useEffect, useState } from 'react';
import { shellMessages } from '../messages/shell-messages';
import * as css from './notices.module.css';

type Props = {
  /** null while there is nothing to say */
  note: string | null;
  /** said aloud only, while there is no note */
  spoken?: string;
  /** says how old the page is: out of sight where the page says it too */
  isAge?: boolean;
  /** actions for the reader */
  action?: { label: string; act: () => void } | undefined;
};

/** A sentence over the page's foot, read aloud. Closed, it stays away until there is another. */
export function ClosableNotice({ note, spoken = '', isAge = false, action }: Props) {
  const [closed, setClosed] = useState<string | null>(null);
  const [isHeard, setIsHeard] = useState(false);
  // words that come with their place are not read aloud
  useEffect(() => {
    const timer = setTimeout(() => setIsHeard(true), 100);
    return () => clearTimeout(timer);
  }, []);
  const shown = isHeard && note !== closed && note;
  const close = () => {
    setClosed(note);
    // the button with the focus goes away
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
