import { App } from '@capacitor/app';
import { courtAtom, type PageCourt } from '@court/contract';
import { type Area, HOST_PATHS, isAt, publicSiteOf } from '@court/domain';
import { useStore } from 'jotai';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { chooseCourt } from '../../courts/choose-court';
import { usePageCourts } from '../../courts/courts-context';
import { hasPlugin } from '../../device/native-app';

/** The court and the address that a link opens in the app. */
type LinkTarget = { court: PageCourt; address: string };

/**
 * The target of a link to a court's site. Null for another host and for an address that the court does not have. If
 * several courts share a site, the first of `courts` is the target. `areaAt`: returns the area that answers a path.
 */
export function linkTarget(
  url: string,
  courts: readonly PageCourt[],
  areaAt: (path: string) => Area | null,
): LinkTarget | null {
  if (!URL.canParse(url)) return null;
  const { origin, pathname, search, hash } = new URL(url);
  for (const court of courts) {
    const site = publicSiteOf(court);
    const top = site === null ? null : new URL(site);
    const below = top?.pathname.replace(/\/$/, '') ?? '';
    if (origin !== top?.origin || !`${pathname}/`.startsWith(`${below}/`)) continue;
    const path = pathname.slice(below.length).replace(/^\/?$/, '/home');
    const area = areaAt(path);
    const isKnown = area ? court.modules.includes(area) : HOST_PATHS.some((own) => isAt(own, path));
    if (isKnown) return { court, address: path + search + hash };
  }
  return null;
}

/** Opens links to the courts' sites that the system passes to the app, including the link that started it. */
export function useAppLinks(): void {
  const store = useStore();
  const navigate = useNavigate();
  const { courts, registry, renew } = usePageCourts();
  const open = (url: string) => {
    const present = store.get(courtAtom);
    const first = courts.filter(({ code }) => code === present?.code);
    const target = linkTarget(url, [...first, ...courts], registry.areaAt);
    if (!target) {
      console.warn('The app does not open this link: no court of it has such an address', url);
      return;
    }
    if (target.court.code === present?.code) {
      void navigate(target.address);
      return;
    }
    const idx = Number(window.history.state?.idx ?? -1) + 1;
    window.history.pushState({ idx }, '', BASE + target.address);
    chooseCourt(store, registry, target.court);
    renew();
  };
  const latest = useRef(open);
  latest.current = open;
  useEffect(() => {
    if (!hasPlugin('App')) return;
    const listening = App.addListener('appUrlOpen', ({ url }) => latest.current(url));
    return () => void listening.then(({ remove }) => remove());
  }, []);
}
