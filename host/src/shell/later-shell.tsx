import { connectionAtom, courtAtom, deviceAtom, storageStatusAtom } from '@court/contract';
import { buttonClass } from '@court/ui';
import { useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';
import type { NativeLook } from '../device/native/native-app';
import { ChangeNotices, titleCountAtom } from '../notices/change-notices';
import { readAhead } from '../offline/read-ahead';
import { UpdateNotice } from '../offline/update-notice';
import { optionalPart } from '../parts/optional-part';
import { useDressing } from '../theme/use-dressing';
import { ForgettingNotice } from './forgetting-notice';
import { ClockNotice, FreshnessNotice } from './freshness-notice';
import * as css from './notices.module.css';
import { useRouteFocus } from './route-focus';
import { SlowReads } from './slow-reads';
import { SlowTrip } from './slow-trip';

/** Scrolling of fewer pixels says nothing about where the reader is headed. */
const NOISE = 8;

/**
 * Tells the style sheets which way the reader scrolls: `data-bar` on the root is `away` on the way down, when the bar of a
 * narrow page is out of the way, and gone on the way up.
 */
function useBarAway(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    let last = window.scrollY;
    const follow = () => {
      const now = window.scrollY;
      if (Math.abs(now - last) < NOISE && now > 0) return;
      if (now > last && now > NOISE) dataset.bar = 'away';
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
 * Every title of the window ends with the court's name, whichever area has set it, and begins with the number of changes on
 * the reader's lists: '(2) My hearings · Western Texas'.
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

/** In the apps: the device's buttons, links and calendar, which no browser has. */
const NativeShell = optionalPart(
  'native',
  async () =>
    (await import(/* webpackChunkName: "device-native" */ '../device/native/native-shell')).NativeShell,
);

/** What follows the reader through the page, and says what the device does not keep. */
export function LaterShell() {
  useBarAway();
  useCourtTitle();
  useDressing();
  useRouteFocus();
  const store = useStore();
  const court = useAtomValue(courtAtom)?.code;
  // as for the count in the menu: what is new is asked for after the first hearing
  const isLive = useAtomValue(connectionAtom) !== null;
  const isKnown = useAtomValue(storageStatusAtom) !== 'starting';
  const isNative = useAtomValue(deviceAtom)?.isNative ?? false;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another court is read anew
  useEffect(() => readAhead(store), [store, court]);
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
