import { connectionAtom, courtAtom, deviceAtom, storageStatusAtom } from '@court/contract';
import { buttonClass } from '@court/ui';
import { useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';
import type { NativeLook } from '../device/native-app';
import { ChangeNotices, titleCountAtom } from '../notices/change-notices';
import * as css from '../notices/notices.module.css';
import { UpdateNotice } from '../notices/update-notice';
import { prefetch } from '../offline/prefetch';
import { optionalPart } from '../parts/optional-part';
import { useColorMode } from '../theme/use-color-mode';
import { ForgettingNotice } from './forgetting-notice';
import { ClockNotice, FreshnessNotice } from './freshness-notice';
import { useRouteFocus } from './route-focus';
import { SlowReads } from './slow-reads';
import { SlowTrip } from './slow-trip';

/** Scrolling by fewer px does not count as a change of direction. */
const MIN_SCROLL_PX = 8;

/**
 * Tells the style sheets the scroll direction. While the reader scrolls down, `data-bar` on the root is `away`, which
 * hides the bar of a narrow page. The attribute is removed when the reader scrolls up.
 */
function useBarAway(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    // the place is not read here: that would lay out the page in the middle of its start
    let last = 0;
    const follow = () => {
      const now = window.scrollY;
      if (Math.abs(now - last) < MIN_SCROLL_PX && now > 0) return;
      if (now > last && now > MIN_SCROLL_PX) dataset.bar = 'away';
      else delete dataset.bar;
      last = now;
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => {
      window.removeEventListener('scroll', follow);
      delete dataset.bar;
    };
  }, []);
}

/**
 * Appends the court's name to every window title, whichever area sets it. Prepends the number of changes on the
 * reader's lists: '(2) My hearings · Western Texas'.
 */
export function useCourtTitle(): void {
  const court = useAtomValue(courtAtom);
  const count = useAtomValue(titleCountAtom);
  const name = court?.shortName ?? court?.displayName;
  useEffect(() => {
    if (!name) return;
    const end = ` · ${name}`;
    const start = count > 0 ? `(${count}) ` : '';
    const complete = () => {
      const { title } = document;
      const own = start && title.startsWith(start) ? title.slice(start.length) : title;
      if (!own) return;
      const whole = start + (own.endsWith(end) || own === court?.displayName ? own : own + end);
      if (whole !== title) document.title = whole;
    };
    complete();
    const observer = new MutationObserver(complete);
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => {
      observer.disconnect();
      if (start && document.title.startsWith(start)) document.title = document.title.slice(start.length);
    };
  }, [name, court?.displayName, count]);
}

const LOOK: NativeLook = {
  dialog: css.question,
  notice: css.notice,
  text: css.text,
  primary: buttonClass('primary'),
  outline: buttonClass(),
  strip: buttonClass('strip'),
};

/** In the apps: the device's buttons, links and calendar, which browsers do not have. */
const NativeShell = optionalPart(
  'native',
  async () => (await import(/* webpackChunkName: "device-native" */ './native/native-shell')).NativeShell,
);

/** The parts of the shell that load after the first paint: focus, titles, themes and notices. */
export function LaterShell() {
  useBarAway();
  useCourtTitle();
  useColorMode();
  useRouteFocus();
  const store = useStore();
  const court = useAtomValue(courtAtom)?.code;
  // Same rule as the count in the menu: news is requested after the first hearing.
  const isLive = useAtomValue(connectionAtom) !== null;
  const isKnown = useAtomValue(storageStatusAtom) !== 'starting';
  const isNative = useAtomValue(deviceAtom)?.isNative ?? false;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for another court
  useEffect(() => prefetch(store), [store, court]);
  return (
    <div className={css.notices}>
      {isLive && isKnown && <ChangeNotices key={court} />}
      {isNative && <NativeShell look={LOOK} />}
      <SlowTrip />
      <SlowReads />
      <FreshnessNotice />
      <ClockNotice />
      <ForgettingNotice />
      <UpdateNotice />
    </div>
  );
}
