import { Button, Field, Icon, Share, type Shared, type ShareOutcome, shareLink } from '@court/ui';
import { useState } from 'react';
import { recordMessages } from '../messages/record-messages';
import * as css from './record-actions.module.css';

/** Hands the record's address on; where nothing else is possible it is shown, to be copied by the reader. */
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
