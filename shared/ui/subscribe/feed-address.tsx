import { type CourtFeeds, messagesOf } from '@court/domain';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../controls/button';
import { shareLink } from '../controls/share-link';
import { subscribe } from '../messages/en-US.json';
import * as css from './subscribe.module.css';

/** Texts about a court's calendar feeds. */
export const subscribeMessages = messagesOf({ 'en-US': subscribe });

/** Base path of the site, or ''. Every build of an area defines it, also builds in other repositories. */
declare const BASE: string;

/** Full URL of a file among a court's feeds. */
export function addressOf({ url }: CourtFeeds, file: string): string {
  const folder = /^https?:/.test(url) ? url : `${window.location.origin}${BASE}/${url}`;
  return `${folder.replace(/\/+$/, '')}/${file}`;
}

/** With this scheme, calendar apps subscribe to the URL instead of importing it once. */
export const webcal = (address: string) => address.replace(/^https?:/, 'webcal:');

/** Copies a URL. `outcome`: null until the browser has copied it or refused to. */
function useCopy(address: string) {
  const shown = useRef<HTMLParagraphElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed' | null>(null);
  useEffect(() => {
    if (outcome === 'copyFailed' && shown.current) getSelection()?.selectAllChildren(shown.current);
  }, [outcome]);
  const copy = async () => {
    setOutcome(null);
    let done: 'copied' | 'copyFailed' = 'copied';
    try {
      await navigator.clipboard.writeText(address);
    } catch {
      done = 'copyFailed';
    }
    setOutcome(done);
  };
  return { shown, outcome, copy };
}

type Props = { address: string; title: string };

/**
 * A URL to paste elsewhere, with buttons that copy it and, on a phone, share it. If the browser does not allow
 * copying, the URL is selected instead. `title`: the name of its calendar.
 */
export function FeedAddress({ address, title }: Props) {
  const { shown, outcome, copy } = useCopy(address);
  return (
    <div className={css.feedAddress}>
      <p className={css.url} ref={shown}>
        {address}
      </p>
      <Button onClick={copy}>{subscribeMessages('copy')}</Button>
      {'share' in navigator && (
        <Button onClick={() => void shareLink({ text: title, url: address })}>
          {subscribeMessages('share')}
        </Button>
      )}
      <span role="status">{outcome && subscribeMessages(outcome)}</span>
    </div>
  );
}

/** A button that copies the URL of a listed case. Shows the URL only to be selected. */
export function CopyAddress({ address, label }: { address: string; label: string }) {
  const { shown, outcome, copy } = useCopy(address);
  return (
    <>
      <Button kind="quiet" aria-label={subscribeMessages('copyOf', { label })} title={address} onClick={copy}>
        {subscribeMessages('copy')}
      </Button>
      {outcome === 'copyFailed' && (
        <p className={css.url} ref={shown}>
          {address}
        </p>
      )}
      <span role="status">{outcome && subscribeMessages(outcome)}</span>
    </>
  );
}
