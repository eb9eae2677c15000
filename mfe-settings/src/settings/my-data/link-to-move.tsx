import { QrCode } from '@court/ui';
import { useId, useState } from 'react';
import { words } from '../../words';
import * as page from '../settings-page.module.css';
import * as css from './my-data.module.css';
import { LONGEST_IN_QR } from './transfer-link';

/** A link to be copied, or scanned where it fits a QR code that a phone can read. */
export function LinkToMove({ link }: { link: string }) {
  const field = useId();
  const [told, setTold] = useState<'data.copied' | 'data.copyFailed' | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setTold('data.copied');
    } catch {
      // no secure context, or the reader does not let the page copy
      setTold('data.copyFailed');
    }
  };
  return (
    <>
      <label className={page.field} htmlFor={field}>
        {words('data.link')}
      </label>
      <input
        id={field}
        className={`${page.select} ${css.address}`}
        readOnly
        value={link}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <p className={page.links}>
        <button type="button" className={page.button} onClick={copy}>
          {words('data.copy')}
        </button>
        <span role="status">{told && words(told)}</span>
      </p>
      {link.length <= LONGEST_IN_QR ? (
        <>
          <p>{words('data.scan')}</p>
          <QrCode text={link} label={words('data.qr')} spare="low" />
        </>
      ) : (
        <p>{words('data.noQr')}</p>
      )}
      <p className={css.warning}>{words('data.private')}</p>
    </>
  );
}
