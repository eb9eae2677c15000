import { announce, Link, useLocation, useNavigate, useSearchParams } from '@court/contract';
import { messagesOf } from '@court/domain';
import { Button, buttonClass, Icon, X } from '@court/ui';
import {
  type ComponentType,
  type KeyboardEvent as ReactKeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useDocketConfig } from '../config/docket-config';
import { split } from '../messages/en-US.json';
import * as css from './split-screen.module.css';
import { SPLIT_WIDTH } from './use-calendar-address';
import { useSplitKeys } from './use-split-keys';

const splitMessages = messagesOf({ 'en-US': split });

function useIsWide(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = window.matchMedia?.(SPLIT_WIDTH);
      query?.addEventListener('change', onChange);
      return () => query?.removeEventListener('change', onChange);
    },
    () => window.matchMedia?.(SPLIT_WIDTH).matches ?? false,
  );
}

/**
 * The component that shows a record beside a list. Null until its code has loaded. Calls `onFailed` if loading fails.
 */
function usePane(isOpen: boolean, onFailed: () => void): ComponentType<{ id: string }> | null {
  const { loadRecordPane } = useDocketConfig();
  const [loaded, setLoaded] = useState<{ Pane: ComponentType<{ id: string }> } | null>(null);
  const failed = useRef(onFailed);
  failed.current = onFailed;
  useEffect(() => {
    if (!isOpen || loaded) return;
    let unmounted = false;
    loadRecordPane().then(
      (Pane) => unmounted || setLoaded({ Pane }),
      () => unmounted || failed.current(),
    );
    return () => {
      unmounted = true;
    };
  }, [isOpen, loaded, loadRecordPane]);
  return loaded?.Pane ?? null;
}

/** Opens and closes a record by the address. The first record adds a history entry. Further records replace it. */
function useOpening(open: string | null) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [, setQuery] = useSearchParams();
  const isStep = (state as { opened?: boolean } | null)?.opened === true;
  const show = useCallback(
    (id: string | null) => {
      if (id === open) return;
      if (id === null && isStep) return navigate(-1);
      const next = { replace: open !== null, state: open === null ? { opened: true } : state };
      setQuery((query) => {
        const changed = new URLSearchParams(query);
        if (id === null) changed.delete('open');
        else changed.set('open', id);
        return changed;
      }, next);
    },
    [open, isStep, state, navigate, setQuery],
  );
  return show;
}

/** The link of a row to its record. */
const ROW_LINK = ':scope > div > a[href]';

type Props = { open: string | null; list: RefObject<HTMLElement | null> };

/**
 * A record beside the list it was opened from. A click or Space opens a record. Arrow keys move in the list, and the
 * record follows. F6 moves the focus to the record and back. Enter opens the full page. Escape closes. On a narrow screen, an address with an open record
 * redirects to the full page.
 */
export function SplitScreen({ open, list }: Props) {
  const { kind, idAttribute, recordLink } = useDocketConfig();
  const navigate = useNavigate();
  const isWide = useIsWide();
  const show = useOpening(open);
  const pane = useRef<HTMLElement>(null);
  const shown = isWide ? open : null;
  const isOpen = shown !== null;
  const Pane = usePane(isOpen, () => shown !== null && navigate(recordLink(shown), { replace: true }));
  const { rowOf, keepPlace } = useSplitKeys({ list, idAttribute, open: shown, isWide, show });
  const focusRow = () => shown !== null && rowOf(shown)?.querySelector<HTMLElement>(ROW_LINK)?.focus();
  const latest = useRef(focusRow);
  latest.current = focusRow;

  // biome-ignore lint/correctness/useExhaustiveDependencies: does not redirect if the window becomes narrow later
  useEffect(() => {
    if (open !== null && !isWide) navigate(recordLink(open), { replace: true });
  }, []);
  // the page's bar stays above both panes
  useLayoutEffect(() => {
    if (!isOpen) return;
    document.documentElement.dataset.beside = '';
    return () => {
      delete document.documentElement.dataset.beside;
    };
  }, [isOpen]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a narrower list changes the height of its rows
  useLayoutEffect(keepPlace, [isOpen]);
  const before = useRef(shown);
  useEffect(() => {
    const name = shown !== null && rowOf(shown)?.querySelector(ROW_LINK)?.textContent;
    // the address opens the first record of a page
    if (name && shown !== before.current)
      announce(splitMessages(before.current === null ? 'opened' : 'next', { name }));
    before.current = shown;
  }, [shown, rowOf]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls another record to its top
  useEffect(() => {
    if (pane.current) pane.current.scrollTop = 0;
  }, [shown]);

  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || event.defaultPrevented) return;
      event.preventDefault();
      if (pane.current?.contains(document.activeElement)) latest.current();
      else pane.current?.focus({ preventScroll: true });
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOpen]);

  const close = () => {
    const hadFocus = pane.current?.contains(document.activeElement);
    show(null);
    if (hadFocus) focusRow();
  };
  if (shown === null) return null;
  const onKeyDown = (event: ReactKeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    close();
  };
  return (
    <section
      ref={pane}
      className={css.pane}
      tabIndex={-1}
      aria-keyshortcuts="F6"
      aria-label={splitMessages(kind)}
      aria-busy={Pane === null}
      onKeyDown={onKeyDown}
      data-pane={shown}
    >
      <div className={css.tools}>
        <Link className={buttonClass('quiet')} to={recordLink(shown)}>
          {splitMessages('whole')}
        </Link>
        <Button kind="quiet" aria-label={splitMessages('close')} onClick={close}>
          <Icon of={X} size="1rem" />
        </Button>
      </div>
      {Pane && <Pane key={shown} id={shown} />}
    </section>
  );
}
