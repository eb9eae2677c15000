import { useState } from 'react';
import { qrWords as words } from '../locales/qr-en-us';
import * as css from './qr-code-page.module.css';

/** Copies a link; where the browser does not let it, says so and what to do instead. */
export function CopyLink({ text }: { text: string }) {
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed' | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('copyFailed');
    }
  };
  return (
    <p>
      <button type="button" className={css.copy} onClick={copy}>
        {words('copyLink')}
      </button>{' '}
      <span role="status">{outcome && words(outcome)}</span>
    </p>
  );
}
