import { courtAtom } from '@court/contract';
import { buttonClass, PageHeading, QrCode } from '@court/ui';
import { useAtomValue } from 'jotai';
import { NoCourtPage } from '../courts/no-court-page';
import { qrMessages } from '../messages/qr-messages';
import { HomeLinks } from '../not-found/home-links';
import { CopyLink } from './copy-link';
import * as css from './qr-code-page.module.css';

const SYSTEMS = { ios: 'qrIos', android: 'qrAndroid' } as const;

/** Names of the stores, by the host of a link to an app. */
const STORES: Readonly<Record<string, 'qrOpenAppStore' | 'qrOpenGooglePlay'>> = {
  'apps.apple.com': 'qrOpenAppStore',
  'play.google.com': 'qrOpenGooglePlay',
};

/** 'Open in the App Store', or 'Open in the app store' if the link leads to another store. */
const openWords = (link: string) =>
  qrMessages(STORES[/^https:\/\/([^/]+)/.exec(link)?.[1] ?? ''] ?? 'qrOpen');

/**
 * The store link of this court's app. A phone shows the link first, a wide screen shows the QR code first, which a
 * phone can scan.
 */
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
          {!court.sample && (
            <p className={css.open}>
              <a className={buttonClass('primary')} href={link}>
                {openWords(link)}
              </a>
            </p>
          )}
          <div className={css.code}>
            {court.sample ? (
              <p>{qrMessages('qrSample')}</p>
            ) : (
              <p>
                <span className={css.wide}>{qrMessages('qrText')}</span>
                <span className={css.narrow}>{qrMessages('qrTextOther')}</span>
              </p>
            )}
            <div className={css.stamped} data-sample={court.sample || undefined}>
              <QrCode text={link} spare="quartile" label={qrMessages('qrLabel', { system: name })} />
              {court.sample && (
                <span className={css.stamp} aria-hidden="true">
                  {qrMessages('qrStamp')}
                </span>
              )}
            </div>
          </div>
          <p>{link}</p>
          {!court.sample && <CopyLink text={link} />}
        </>
      ) : (
        <p>{qrMessages('qrNone', { court: court.displayName, system: name })}</p>
      )}
      <HomeLinks />
    </section>
  );
}

export const IosQrCodePage = () => <QrCodePage system="ios" />;
export const AndroidQrCodePage = () => <QrCodePage system="android" />;
