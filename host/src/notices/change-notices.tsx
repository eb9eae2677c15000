import {
  hearingLink,
  LIST_LINKS,
  LIST_NAMES,
  type ListNewsRead,
  listNewsAtom,
  meetingLink,
  type OneNews,
  unseenAtom,
} from '@court/contract';
import { changeMessages } from '@court/domain/words';
import { changeFactsAtom, noticesAtom } from '@court/ui';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { noticesMessages } from '../messages/notices-messages';
import { useForgetWithdrawn } from './forget-withdrawn';

/** Maximum number of changes with a notification each. More of them share one with their number. */
const MAX_NOTICES = 3;

const counted = atom(0);
/** The number of list changes in the window's title. */
export const titleCountAtom = atom((get) => get(counted));

/** A browser notification of a change. `tag` is the same for the same change, so that two tabs show it once. */
type Notice = { title: string; body: string; tag: string; link: string };

/**
 * Shows a notification, through the service worker if there is one: Chrome on Android allows no page to do it. Throws
 * if the browser refuses.
 */
async function showNotice(notice: Notice, open: (link: string) => void): Promise<void> {
  const { title, body, tag, link } = notice;
  const registration = await navigator.serviceWorker?.getRegistration(`${BASE}/`);
  if (registration?.active) {
    await registration.showNotification(title, { body, tag, data: { link } });
    return;
  }
  const shown = new Notification(title, { body, tag });
  shown.onclick = () => {
    window.focus();
    shown.close();
    open(link);
  };
}

/** Opens the notifications that the reader presses and the worker has shown. Returns a function that stops this. */
function followPressed(open: (link: string) => void): () => void {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const hear = ({ data }: MessageEvent<{ openLink?: unknown } | null>) => {
    if (typeof data?.openLink === 'string') open(data.openLink);
  };
  workers?.addEventListener('message', hear);
  return () => workers?.removeEventListener('message', hear);
}

/** The latest change after `from` (epoch ms) of each record on a list, and that list. */
function newsAfter({ news }: ListNewsRead, from: number) {
  const latest = new Map<string, OneNews & { list: (typeof LIST_NAMES)[number] }>();
  for (const list of LIST_NAMES)
    for (const some of news[list].values())
      for (const { kind, change } of some) {
        const key = `${kind} ${change.id}`;
        if (change.at > Math.max(from, latest.get(key)?.change.at ?? 0))
          latest.set(key, { kind, change, list });
      }
  return [...latest.values()];
}

/** Describes a change in one line: the facts that differ, or that the record is new or gone. */
const changeWordsAtom = atom((get) => {
  const factsOf = get(changeFactsAtom);
  return ({ change }: OneNews) => {
    const { what } = change;
    if (what === 'removed') return `${changeMessages('what.removed')}. ${changeMessages('list.unlisted')}`;
    const facts = factsOf(change).map(({ label, to }) =>
      noticesMessages('fact', { field: label, value: to }),
    );
    return (what === 'changed' ? facts : [changeMessages(`what.${what}`), ...facts]).join('; ');
  };
});

/** Shows a notification for each change that arrives while the page is hidden, if the reader wants that. */
function useNotices(open: (link: string) => void): void {
  const read = useAtomValue(listNewsAtom);
  const isOn = useAtomValue(noticesAtom) === 'on';
  const wordsOf = useAtomValue(changeWordsAtom);
  /** epoch ms of the last publication that was notified, or that existed when the page opened */
  const told = useRef<number | null>(null);
  const { until } = read;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only after another publication
  useEffect(() => {
    if (until === null) return;
    const from = told.current;
    told.current = until;
    if (from === null || !isOn || document.visibilityState === 'visible') return;
    const fresh = newsAfter(read, from);
    const [first] = fresh;
    if (!first) return;
    const notices: Notice[] =
      fresh.length > MAX_NOTICES
        ? [
            {
              title: noticesMessages('many', { count: fresh.length }),
              body: '',
              tag: `court ${until}`,
              link: LIST_LINKS[first.list],
            },
          ]
        : fresh.map((one) => ({
            title: [one.change.n, one.change.c].filter(Boolean).join(' ') || noticesMessages('unnamed'),
            body: wordsOf(one),
            tag: `court ${one.kind} ${one.change.id} ${one.change.at}`,
            link: (one.kind === 'meetings' ? meetingLink : hearingLink)(one.change.id),
          }));
    for (const notice of notices)
      showNotice(notice, open).catch((error: unknown) => console.info('No notice could be shown', error));
  }, [until]);
}

type Badge = { setAppBadge?: (count: number) => Promise<void>; clearAppBadge?: () => Promise<void> };

/** Shows the number on the installed app's icon, if the device supports it. */
function useAppBadge(count: number): void {
  useEffect(() => {
    const { setAppBadge, clearAppBadge } = navigator as Badge;
    const told = count > 0 ? setAppBadge?.call(navigator, count) : clearAppBadge?.call(navigator);
    // The page is not installed, or the device shows no numbers.
    told?.catch(() => {});
  }, [count]);
}

/** Announces list changes outside the page: in the window's title, on the app's icon, and in notifications. */
export function ChangeNotices() {
  const { all } = useAtomValue(unseenAtom);
  const navigate = useNavigate();
  const count = useSetAtom(counted);
  const open = (link: string) => void navigate(link);
  useAppBadge(all);
  useNotices(open);
  useForgetWithdrawn();
  useEffect(() => {
    count(all);
    return () => count(0);
  }, [all, count]);
  useEffect(() => followPressed((link) => void navigate(link)), [navigate]);
  return null;
}
