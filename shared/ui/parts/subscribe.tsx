import { announce } from '@court/contract';
import {
  type CalendarKind,
  CHANGES_FILE,
  type CourtFeeds,
  type FeedGroup,
  feedFile,
  messagesOf,
} from '@court/domain';
import { ChevronDown } from 'lucide';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button, buttonClass } from '../controls/button';
import { controlClass } from '../controls/field';
import { Icon } from '../controls/icon';
import { subscribe } from '../messages/en-US.json';
import { StatusWord } from './status-word';
import * as css from './subscribe.module.css';

/** Texts about a court's calendar feeds. */
const subscribeMessages = messagesOf({ 'en-US': subscribe });

/** Base path of the site, or ''. Every build of an area defines it, also builds in other repositories. */
declare const BASE: string;

/** Full URL of a file among a court's feeds. */
function addressOf({ url }: CourtFeeds, file: string): string {
  const folder = /^https?:/.test(url) ? url : `${window.location.origin}${BASE}/${url}`;
  return `${folder.replace(/\/+$/, '')}/${file}`;
}

/** With this scheme, calendar apps subscribe to the URL instead of importing it once. */
const webcal = (address: string) => address.replace(/^https?:/, 'webcal:');

const isMotionReduced = () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

/**
 * Positions the panel at its button, and scrolls it into view. A press elsewhere closes a panel over the page. Escape
 * and `close` close each panel, and focus the button.
 */
function useOver(isOver: boolean) {
  const frame = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const onPress = ({ target }: PointerEvent) => {
      const { current } = frame;
      if (current?.open && target instanceof Node && !current.contains(target)) current.open = false;
    };
    if (isOver) document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [isOver]);
  const onToggle = () => {
    const { current } = frame;
    if (!current) return;
    current.style.setProperty('--at', `${current.offsetLeft}px`);
    current.style.setProperty('--under', `${current.offsetTop + current.offsetHeight}px`);
    if (!isOver || !current.open) return;
    const behavior = isMotionReduced() ? 'auto' : 'smooth';
    current.lastElementChild?.scrollIntoView?.({ block: 'nearest', behavior });
  };
  const close = () => {
    if (!frame.current) return;
    frame.current.open = false;
    frame.current.querySelector('summary')?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !frame.current?.open) return;
    // closes only this panel, not the one around it
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  return { at: { ref: frame, onToggle, onKeyDown }, close };
}

type FrameProps = {
  /** undefined: the cases of a list */
  group?: FeedGroup;
  label: string;
  /** heading of the panel */
  title: string;
  /** URL of a feed of changes, and its name; null if there is none of these dates */
  changes: { href: string; text: string } | null;
  /** opens over the page, below the positioned heading with the button; else it pushes the content down */
  isOver?: boolean | undefined;
  children: ReactNode;
};

function Frame({ group = 'case', label, title, changes, isOver = false, children }: FrameProps) {
  const { at, close } = useOver(isOver);
  return (
    <details className={css.subscribe} data-over={isOver || undefined} {...at}>
      <summary className={buttonClass('outline', css.open)} aria-label={label}>
        <span>{subscribeMessages('open')}</span>
        <Icon of={ChevronDown} size="0.875rem" />
      </summary>
      <div className={css.inside}>
        <div className={css.head}>
          <strong>{title}</strong>
          <Button kind="quiet" onClick={close}>
            {subscribeMessages('close')}
          </Button>
        </div>
        <p>{subscribeMessages('does', { group })}</p>
        {children}
        {changes && (
          <p className={css.feeds}>
            <a className={css.link} href={changes.href}>
              {changes.text}
            </a>
          </p>
        )}
        <p className={css.who}>{subscribeMessages('who')}</p>
      </div>
    </details>
  );
}

/**
 * A URL to paste elsewhere, with a button that copies it. If the browser does not allow copying, the URL is selected
 * instead. `label`: the case, if several cases are listed. Their URLs are shown only to be selected.
 */
function Address({ address, label }: { address: string; label?: string }) {
  const shown = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed' | null>(null);
  useEffect(() => {
    if (outcome === 'copyFailed') shown.current?.select();
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
    announce(subscribeMessages(done));
  };
  return (
    <span className={css.address}>
      {(label === undefined || outcome === 'copyFailed') && (
        <input
          ref={shown}
          className={controlClass()}
          aria-label={subscribeMessages('address')}
          value={address}
          readOnly
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
      <Button
        onClick={copy}
        {...(label !== undefined && { 'aria-label': subscribeMessages('copyOf', { label }), title: address })}
      >
        {subscribeMessages('copy')}
      </Button>
      {outcome && <span>{subscribeMessages(outcome)}</span>}
    </span>
  );
}

type Props = { feeds: CourtFeeds; group: FeedGroup; id: string; name: string; isOver?: boolean | undefined };

/** The feed of a judge's changes, or of the court's on the page of an office. Null for a case or an attorney. */
function changesOf(feeds: CourtFeeds, group: FeedGroup, id: string) {
  if (group === 'judge')
    return { href: addressOf(feeds, feedFile(group, id, 'atom')), text: subscribeMessages('changes') };
  return group === 'office' ? courtChanges(feeds) : null;
}

const courtChanges = (feeds: CourtFeeds) => ({
  href: addressOf(feeds, CHANGES_FILE),
  text: subscribeMessages('courtChanges'),
});

/** The URLs of a feed. */
export function Subscribe({ feeds, group, id, name, isOver }: Props) {
  const address = addressOf(feeds, feedFile(group, id));
  return (
    <Frame
      group={group}
      label={subscribeMessages('openFor', { group, name })}
      title={subscribeMessages('title', { group, name })}
      changes={changesOf(feeds, group, id)}
      isOver={isOver}
    >
      <a
        className={buttonClass('primary')}
        href={webcal(address)}
        aria-label={subscribeMessages('appFor', { name })}
      >
        {subscribeMessages('app')}
      </a>
      <p>{subscribeMessages('paste')}</p>
      <Address address={address} />
    </Frame>
  );
}

/** A case on the reader's list. `name`: its debtor, or ''. `off`: its only date if that is not ahead. */
export type ListedCase = {
  id: string;
  number: string;
  name: string;
  off?: { kind: CalendarKind; status: string } | null;
};

/** The status, with the word for the date that has it. The status is not the case's. */
const OffDate = ({ kind, status }: NonNullable<ListedCase['off']>) => (
  <span className={css.off}>
    <span>{subscribeMessages('date', { kind })}</span> <StatusWord status={status} />
  </span>
);

/** Explains why a list on the device has no feed, and offers the feeds of its cases. */
export function SubscribeToCases({ feeds, cases }: { feeds: CourtFeeds; cases: readonly ListedCase[] }) {
  return (
    <Frame
      label={subscribeMessages('openList')}
      title={subscribeMessages('titleList')}
      changes={courtChanges(feeds)}
      isOver
    >
      <p>{subscribeMessages('noList')}</p>
      <ul className={css.cases}>
        {cases.map(({ id, number, name, off }) => {
          const address = addressOf(feeds, feedFile('case', id));
          const label = [number, name].filter(Boolean).join(' ');
          return (
            <li key={id} data-case={id}>
              <p>
                <span>{number}</span> <b>{name}</b> {off && <OffDate {...off} />}
              </p>
              <a
                className={buttonClass('outline')}
                href={webcal(address)}
                aria-label={subscribeMessages('openCaseFor', { label })}
              >
                {subscribeMessages('openCase')}
              </a>
              <Address address={address} label={label} />
            </li>
          );
        })}
      </ul>
    </Frame>
  );
}
