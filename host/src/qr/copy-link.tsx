import { Button } from '@court/ui';
import { useState } from 'react';
import { qrMessages } from '../messages/qr-messages';

/** Copies a link. If the browser refuses, says so and tells the reader what to do instead. */
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
      <Button onClick={copy}>{qrMessages('copyLink')}</Button>{' '}
      <span role="status">{outcome && qrMessages(outcome)}</span>
    </p>
  );
}
