import { courtAtom } from '@court/contract';
import { PageHeading, QrCode } from '@court/ui';
import { useAtomValue } from 'jotai';
import { NoCourtPage } from '../courts/no-court-page';
import { qrMessages } from '../messages/qr-messages';
import { CopyLink } from './copy-link';
import * as css from './qr-code-page.module.css';

const SYSTEMS = { ios: 'qrIos', android: 'qrAndroid' } as const;

/** The store link of this court's app, as a QR code for a phone and as text. */
export function QrCodePage({ system }: { system: keyof typeof SYSTEMS }) {
  const court = useAtomValue(courtAtom);
  const name = qrMessages(SYSTEMS[system]);
  if (!court) return <NoCourtPage />;
  const link = court.stores[system];
  return (
    <section className={css.page}>
      <PageHeading>{qrMessages('qrTitle', { system: name })}</PageHeading>
      {link ? (
        <>
          <p>{qrMessages('qrText')}</p>
          {court.sample && <p>{qrMessages('qrSample')}</p>}
          <QrCode text={link} spare="quartile" label={qrMessages('qrLabel', { system: name })} />
          <p>
            <a href={link}>{link}</a>
          </p>
          <CopyLink text={link} />
        </>
      ) : (
        <p>{qrMessages('qrNone', { court: court.displayName, system: name })}</p>
      )}
    </section>
  );
}

export const IosQrCodePage = () => <QrCodePage system="ios" />;
export const AndroidQrCodePage = () => <QrCodePage system="android" />;
