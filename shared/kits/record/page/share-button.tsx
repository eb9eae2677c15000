import { Button, Field } from '@court/ui';
import { useState } from 'react';
import { recordMessages } from '../messages/record-messages';
import * as css from './record-actions.module.css';

type Props = {
  /** what is shared, in a line */
  text: string;
  /** null in the apps, whose pages nobody else can open */
  url: string | null;
};

type Outcome = 'none' | 'copied' | 'cannot';

async function shareOrCopy({ text, url }: Props): Promise<Outcome> {
  if (navigator.share) {
    try {
      await navigator.share({ title: text, text, ...(url && { url }) });
      return 'none';
    } catch (error) {
      // the reader has closed what the device offered
      if (error instanceof DOMException && error.name === 'AbortError') return 'none';
    }
  }
  try {
    await navigator.clipboard.writeText(url ?? text);
    return 'copied';
  } catch {
    // no secure context, or the reader does not let the page copy
    return 'cannot';
  }
}

/** Hands the link on: by what the device offers, else copied, else to be copied by the reader. */
export function ShareButton(props: Props) {
  const [outcome, setOutcome] = useState<Outcome>('none');
  const said = {
    none: '',
    copied: recordMessages(props.url ? 'copied' : 'copiedText'),
    cannot: recordMessages('cannotCopy'),
  };
  return (
    <>
      <Button onClick={async () => setOutcome(await shareOrCopy(props))}>{recordMessages('share')}</Button>
      <p role="status" className={css.said}>
        {said[outcome]}
      </p>
      {outcome === 'cannot' && (
        <div className={css.said}>
          <Field label={recordMessages('shareLink')}>
            {(control) => (
              <input
                {...control}
                readOnly
                value={props.url ?? props.text}
                onFocus={({ currentTarget }) => currentTarget.select()}
              />
            )}
          </Field>
        </div>
      )}
    </>
  );
}
