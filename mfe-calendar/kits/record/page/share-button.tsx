import { Button, Field, Icon, Share, type Shared, type ShareOutcome, shareLink } from '@court/ui';
import { useState } from 'react';
import { recordMessages } from '../messages/record-messages';
import * as css from './record-actions.module.css';

/** Shares the record's URL. If the browser can neither share nor copy, shows the URL for the reader to copy. */
export function ShareButton(props: Shared) {
  const [outcome, setOutcome] = useState<ShareOutcome>('shared');
  const said = {
    shared: '',
    copied: recordMessages(props.url ? 'copied' : 'copiedText'),
    cannot: recordMessages('cannotCopy'),
  };
  return (
    <>
      <Button kind="quiet" className={css.action} onClick={async () => setOutcome(await shareLink(props))}>
        <Icon of={Share} size="1rem" />
        <span>{recordMessages('share')}</span>
      </Button>
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
