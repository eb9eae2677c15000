import type { CourtFeeds, FeedGroup } from '@court/records';
import { CHANGES_FILE, feedFile } from '@court/records';
import type { ReactNode } from 'react';
import { buttonClass } from '../controls/button';
import { subscribe } from '../messages/en-US.json';
import { messagesOf } from '../messages/messages-of';
import * as css from './subscribe.module.css';

/** What is said of a court's calendar feeds. */
const subscribeMessages = messagesOf({ 'en-US': subscribe });

/** Sub-path the site is served below, or nothing: every build of an area sets it, of other repositories too. */
declare const BASE: string;

/** Whole address of a file among a court's feeds. */
function addressOf({ url }: CourtFeeds, file: string): string {
  const folder = /^https?:/.test(url) ? url : `${window.location.origin}${BASE}/${url}`;
  return `${folder.replace(/\/+$/, '')}/${file}`;
}

/** By this scheme calendar apps know that an address is to be subscribed to, and not loaded once. */
const webcal = (address: string) => address.replace(/^https?:/, 'webcal:');

type FrameProps = { label: string; feeds: CourtFeeds; changes?: string; children: ReactNode };

/** `changes`: address of a list of changes that goes before the court's. */
function Frame({ label, feeds, changes, children }: FrameProps) {
  return (
    <details className={css.subscribe}>
      <summary className={buttonClass('outline', css.open)} aria-label={label}>
        {subscribeMessages('open')}
      </summary>
      <div className={css.inside}>
        {children}
        <p>{subscribeMessages('often')}</p>
        <p>{subscribeMessages('who')}</p>
        {changes && (
          <p>
            <a className={css.link} href={changes}>
              {subscribeMessages('changes')}
            </a>
          </p>
        )}
        <p>
          <a className={css.link} href={addressOf(feeds, CHANGES_FILE)}>
            {subscribeMessages('courtChanges')}
          </a>
        </p>
      </div>
    </details>
  );
}

type Props = { feeds: CourtFeeds; group: FeedGroup; id: string; name: string };

/** The addresses of a feed, with how often calendars look. */
export function Subscribe({ feeds, group, id, name }: Props) {
  const address = addressOf(feeds, feedFile(group, id));
  return (
    <Frame
      label={subscribeMessages('openFor', { name })}
      feeds={feeds}
      {...(group === 'judge' && { changes: addressOf(feeds, feedFile(group, id, 'atom')) })}
    >
      <a className={buttonClass()} href={webcal(address)}>
        {subscribeMessages('app')}
      </a>
      <p>
        {subscribeMessages('address')}{' '}
        <a className={css.link} href={address} data-feed>
          {address}
        </a>
      </p>
    </Frame>
  );
}

/** A case on the reader's list. */
export type ListedCase = { id: string; number: string };

/** Why a list on a device has no feed, and the feeds of its cases. */
export function SubscribeToCases({ feeds, cases }: { feeds: CourtFeeds; cases: readonly ListedCase[] }) {
  return (
    <Frame label={subscribeMessages('openList')} feeds={feeds}>
      <p>{subscribeMessages('noList')}</p>
      <ul>
        {cases.map(({ id, number }) => {
          const address = addressOf(feeds, feedFile('case', id));
          return (
            <li key={id}>
              <a className={css.link} href={webcal(address)}>
                {subscribeMessages('ofCase', { number })}
              </a>{' '}
              <a className={css.link} href={address} data-feed>
                {address}
              </a>
            </li>
          );
        })}
      </ul>
    </Frame>
  );
}
