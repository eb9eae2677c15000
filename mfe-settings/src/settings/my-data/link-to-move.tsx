import { Button, controlClass, Field, QrCode, Toolbar } from '@court/ui';
import { useState } from 'react';
import { settingsMessages } from '../../messages/settings-messages';
import * as css from './my-data.module.css';
import { MAX_QR_BYTES } from './transfer-link';

/** A link to copy, with a QR code if the link fits a code that phones can scan. */
export function LinkToMove({ link }: { link: string }) {
  const [told, setTold] = useState<'data.copied' | 'data.copyFailed' | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setTold('data.copied');
    } catch {
      // no secure context, or the reader denied clipboard access
      setTold('data.copyFailed');
    }
  };
  return (
    <>
      <Field label={settingsMessages('data.link')}>
        {({ id }) => (
          <input
            id={id}
            className={controlClass(css.address)}
            readOnly
            value={link}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        )}
      </Field>
      <Toolbar>
        <Button onClick={copy}>{settingsMessages('data.copy')}</Button>
        <span role="status">{told && settingsMessages(told)}</span>
      </Toolbar>
      {link.length <= MAX_QR_BYTES ? (
        <>
          <p>{settingsMessages('data.scan')}</p>
          <QrCode text={link} label={settingsMessages('data.qr')} spare="low" />
        </>
      ) : (
        <p>{settingsMessages('data.noQr')}</p>
      )}
      <p className={css.warning}>{settingsMessages('data.private')}</p>
    </>
  );
}
