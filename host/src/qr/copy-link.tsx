import { Button } from '@court/ui';
import { useState } from 'react';
import { qrWords as words } from '../locales/qr-en-us';

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
      <Button kind="primary" onClick={copy}>
        {words('copyLink')}
      </Button>{' '}
      <span role="status">{outcome && words(outcome)}</span>
    </p>
  );
}
