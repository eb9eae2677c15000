import { announce } from '@court/contract';
import { Button } from '@court/ui';
import { recordMessages } from '../messages/record-messages';
import * as css from './copied-code.module.css';

type Props = { code: string; name: string };

/** A code to type elsewhere. A tap selects all of it. A button copies it if the browser allows that. */
export function CopiedCode({ code, name }: Props) {
  const copy = async () => {
    await navigator.clipboard.writeText(code);
    announce(recordMessages('copiedCode', { name }));
  };
  return (
    <span className={css.copied}>
      <span className={css.code}>{code}</span>
      {navigator.clipboard && (
        <Button
          aria-label={recordMessages('copyOf', { name })}
          onClick={() => copy().catch(() => announce(recordMessages('cannotCopy')))}
        >
          {recordMessages('copy')}
        </Button>
      )}
    </span>
  );
}
