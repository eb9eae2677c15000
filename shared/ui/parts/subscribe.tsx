import {
  type CalendarKind,
  CHANGES_FILE,
  type CourtFeeds,
  type FeedGroup,
  feedFile,
  messagesOf,
} from '@court/domain';
import { X } from 'lucide';
import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
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

function open(dialog: HTMLDialogElement | null): void {
  if (dialog && !dialog.open) dialog.showModal();
}

type FrameProps = {
  /** undefined: the cases of a list */
  group?: FeedGroup;
  label: string;
  /** heading of the dialog */
  title: string;
  /** URL of a feed of changes, and its name; null if there is none of these dates */
  changes?: { href: string; text: string } | null;
  children: ReactNode;
};

/** A button that opens a dialog over the page. Escape, Close and a press beside the dialog close it. */
function Frame({ group = 'case', label, title, changes, children }: FrameProps) {
  const [isOpen, setOpen] = useState(false);
  const pressed = useRef<EventTarget | null>(null);
  const titleId = useId();
  const onPress = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // Safari does not focus a pressed button, and the dialog returns the focus to the focused element.
    currentTarget.focus();
    setOpen(true);
  };
  const onClick = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    // a press that began inside, for example to select the address, does not close it
    if (target === currentTarget && pressed.current === target) currentTarget.close();
  };
  return (
    <>
      <Button aria-haspopup="dialog" aria-label={label} onClick={onPress}>
        {subscribeMessages('open')}
      </Button>
      {isOpen && (
        <dialog
          ref={open}
          className={css.dialog}
          aria-labelledby={titleId}
          tabIndex={-1}
          onClose={() => setOpen(false)}
          onPointerDown={({ target }) => {
            pressed.current = target;
          }}
          onClick={onClick}
          // keys pressed in the dialog are not shortcuts of the page
          onKeyDown={(event) => event.stopPropagation()}
        >
          <div className={css.inside}>
            <div className={css.head}>
              <h2 id={titleId}>{title}</h2>
              <Button
                kind="quiet"
                aria-label={subscribeMessages('close')}
                onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}
              >
                <Icon of={X} size="1.25rem" />
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
        </dialog>
      )}
    </>
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
        kind={label === undefined ? 'outline' : 'quiet'}
        onClick={copy}
        {...(label !== undefined && { 'aria-label': subscribeMessages('copyOf', { label }), title: address })}
      >
        {subscribeMessages('copy')}
      </Button>
      <span role="status">{outcome && subscribeMessages(outcome)}</span>
    </span>
  );
}

type Props = { feeds: CourtFeeds; group: FeedGroup; id: string; name: string };

/** The feed of a judge's changes, or of the court's on the page of an office. Null for a case or an attorney. */
function changesOf(feeds: CourtFeeds, group: FeedGroup, id: string) {
  if (group === 'judge')
    return { href: addressOf(feeds, feedFile(group, id, 'atom')), text: subscribeMessages('changes') };
  return group === 'office'
    ? { href: addressOf(feeds, CHANGES_FILE), text: subscribeMessages('courtChanges') }
    : null;
}

/** The URLs of a feed. */
export function Subscribe({ feeds, group, id, name }: Props) {
  const address = addressOf(feeds, feedFile(group, id));
  return (
    <Frame
      group={group}
      label={subscribeMessages('openFor', { group, name })}
      title={subscribeMessages('title', { group, name })}
      changes={changesOf(feeds, group, id)}
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

const offLast = (a: ListedCase, b: ListedCase) => Number(Boolean(a.off)) - Number(Boolean(b.off));

/** Explains why a list on the device has no feed, and offers the feeds of its cases, those with a date ahead first. */
export function SubscribeToCases({ feeds, cases }: { feeds: CourtFeeds; cases: readonly ListedCase[] }) {
  return (
    <Frame label={subscribeMessages('openList')} title={subscribeMessages('titleList')}>
      <p>{subscribeMessages('noList')}</p>
      <ul className={css.cases}>
        {[...cases].sort(offLast).map(({ id, number, name, off }) => {
          const address = addressOf(feeds, feedFile('case', id));
          const label = [number, name].filter(Boolean).join(' ');
          return (
            <li key={id} data-case={id}>
              <p>
                <b>{name || number}</b> {name && <span className={css.number}>{number}</span>}{' '}
                {off && <OffDate {...off} />}
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
