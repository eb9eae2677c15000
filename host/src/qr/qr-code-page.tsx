import { courtAtom, deviceAtom, Link } from '@court/contract';
import { buttonClass, PageHeading, QrCode, usePrinting } from '@court/ui';
import { useAtomValue } from 'jotai';
import type { ComponentProps } from 'react';
import { NoCourtPage } from '../courts/no-court-page';
import { qrMessages } from '../messages/qr-messages';
import { HomeLinks } from '../not-found/home-links';
import { isHosted } from '../page/first-address';
import { CopyLink } from './copy-link';
import * as css from './qr-code-page.module.css';

/** Names of a system and of its device, and the page of the other system for a reader who came to the wrong one. */
const SYSTEMS = {
  ios: { name: 'qrIos', device: 'siteIos', other: '/android-qr-code' },
  android: { name: 'qrAndroid', device: 'siteAndroid', other: '/ios-qr-code' },
} as const;

/** Names of the stores, by the host of a link to an app. */
const STORES: Readonly<Record<string, 'qrOpenAppStore' | 'qrOpenGooglePlay'>> = {
  'apps.apple.com': 'qrOpenAppStore',
  'play.google.com': 'qrOpenGooglePlay',
};

/** 'Open in the App Store', or 'Get the app for Android' if the link leads to another store. */
function openWords(link: string, system: System): string {
  const store = STORES[/^https:\/\/([^/]+)/.exec(link)?.[1] ?? ''];
  return store ? qrMessages(store) : qrMessages('qrOpen', { system: qrMessages(SYSTEMS[system].name) });
}

type System = keyof typeof SYSTEMS;

/** Screens of phones, where the page is read on the phone that the code is for. */
const PHONE = '(max-width: 47.99rem)';

/** A QR code, its address in text, and a button that copies it. A phone shows them on demand. */
function Code({ text, label, beside = [] }: Omit<ComponentProps<typeof QrCode>, 'spare'>) {
  const isPrinting = usePrinting();
  return (
    <details className={css.code} open={isPrinting || !window.matchMedia?.(PHONE).matches}>
      <summary>{qrMessages('qrTextOther')}</summary>
      <p className={css.scan}>{qrMessages('qrText')}</p>
      <div className={css.frame}>
        <QrCode text={text} spare="quartile" label={label} beside={beside} />
      </div>
      <p>{text}</p>
      <CopyLink text={text} />
    </details>
  );
}

/**
 * How to add this site to the home screen of a phone of each of `systems`, and to a computer, with its address as a QR
 * code. A phone cannot open a site on this computer, so that has no code.
 */
function SiteInstead({ systems }: { systems: readonly System[] }) {
  return (
    <>
      <p>{qrMessages('siteWhat')}</p>
      <div className={css.systems}>
        {systems.map((system) => (
          <section key={system}>
            <h2>{qrMessages(SYSTEMS[system].device)}</h2>
            <ol className={css.steps}>
              <li>{qrMessages(`siteOpen.${system}`)}</li>
              <li>{qrMessages(`siteAdd.${system}`)}</li>
            </ol>
          </section>
        ))}
        <section>
          <h2>{qrMessages('siteComputer')}</h2>
          <ul className={css.steps}>
            <li>{qrMessages('siteAdd.chrome')}</li>
            <li>{qrMessages('siteAdd.mac')}</li>
          </ul>
        </section>
      </div>
      {isHosted(window.location) && (
        <Code text={new URL(`${BASE}/`, window.location.origin).href} label={qrMessages('siteLabel')} />
      )}
    </>
  );
}

type StoreProps = {
  system: System;
  link: string;
  /** links of both systems */
  both: readonly string[];
};

/** The link to the app for one system, and its QR code. */
function Store({ system, link, both }: StoreProps) {
  return (
    <>
      <p className={css.open}>
        <a className={buttonClass('primary')} href={link}>
          {openWords(link, system)}
        </a>
      </p>
      <Code
        text={link}
        label={qrMessages('qrLabel', { system: qrMessages(SYSTEMS[system].name) })}
        beside={both}
      />
    </>
  );
}

/**
 * The store links of this court's apps, that of `system` first. A phone shows the link first, a wide screen shows the
 * QR code first, which a phone can scan. If the court has no app, or is a sample whose link does not work, the page
 * shows this site instead.
 */
export function QrCodePage({ system }: { system: System }) {
  const court = useAtomValue(courtAtom);
  const isNative = useAtomValue(deviceAtom)?.isNative ?? false;
  const { other, name: nameKey } = SYSTEMS[system];
  const name = qrMessages(nameKey);
  if (!court) return <NoCourtPage />;
  const stores = court.sample ? {} : court.stores;
  const link = stores[system];
  const offersSite = !link && !isNative;
  // the page's own system first
  const both = system === 'ios' ? (['ios', 'android'] as const) : (['android', 'ios'] as const);
  const without = both.filter((each) => !stores[each]);
  // the page of the other system would show nothing more
  const isWhole = (link ? without : both.filter((each) => stores[each])).length === 0;
  return (
    <section className={css.page}>
      <PageHeading>
        {offersSite
          ? qrMessages('siteTitle')
          : qrMessages(isWhole ? 'qrTitleBoth' : 'qrTitle', { system: name })}
      </PageHeading>
      {link && <p>{qrMessages('qrWhat')}</p>}
      {link ? (
        <div className={css.systems}>
          {both.map((each) => {
            const its = stores[each];
            return (
              its && (
                <section key={each} className={css.store}>
                  {isWhole && <h2>{qrMessages(SYSTEMS[each].name)}</h2>}
                  <Store system={each} link={its} both={both.flatMap((one) => stores[one] ?? [])} />
                </section>
              )
            );
          })}
        </div>
      ) : (
        <>
          {offersSite && <SiteInstead systems={without} />}
          <p>
            {qrMessages(court.sample ? 'qrSample' : 'qrNone', { court: court.displayName, system: name })}
          </p>
        </>
      )}
      {!isWhole && (
        <p>
          <Link to={other}>{qrMessages(`other.${system}`)}</Link>
        </p>
      )}
      <HomeLinks />
    </section>
  );
}

export const IosQrCodePage = () => <QrCodePage system="ios" />;
export const AndroidQrCodePage = () => <QrCodePage system="android" />;
