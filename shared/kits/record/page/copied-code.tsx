import { announce } from '@court/contract';
import { Button } from '@court/ui';
import { recordWords } from '../locales/record-words';
import * as css from './copied-code.module.css';

type Props = { code: string; name: string };

/** A number to type elsewhere: one tap selects the whole of it, and a button copies it where the browser lets a page copy. */
export function CopiedCode({ code, name }: Props) {
  const copy = async () => {
    await navigator.clipboard.writeText(code);
    announce(recordWords('copiedCode', { name }));
  };
  return (
    <span className={css.copied}>
      <span className={css.code}>{code}</span>
      {navigator.clipboard && (
        <Button
          aria-label={recordWords('copyOf', { name })}
          onClick={() => copy().catch(() => announce(recordWords('cannotCopy')))}
        >
          {recordWords('copy')}
        </Button>
      )}
    </span>
  );
}
