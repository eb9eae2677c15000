import type { Area } from '@court/records';
import { siteKey } from '@court/records';
import { readSession, writeSession } from './session-releases';

/** Where a session keeps them, with line breaks between. */
const KEY = siteKey('drawnScreens');
/** ms after which a screen that still reads its data is looked at again. */
const PAUSE = 1_000;

/** Screens that a release has drawn in this session, with the records that stood there: `<area>@<version> /<first part of the path>`. */
const drawn = new Set<string>(readSession(KEY).split('\n'));

/** Notes that the area's screen at `pathname` stands, once it has all it reads. */
export function noteDrawn(area: Area, pathname: string): void {
  const stands = document.querySelector<HTMLElement>(`[data-area="${area}"]`);
  const version = stands?.dataset.release;
  if (!version) return;
  if (stands.querySelector('[aria-busy="true"]')) {
    setTimeout(() => stands.isConnected && noteDrawn(area, pathname), PAUSE);
    return;
  }
  const screen = nameOf(area, version, pathname);
  if (drawn.has(screen)) return;
  drawn.add(screen);
  writeSession(KEY, [...drawn].join('\n').trim());
}

/** True where the release has drawn the screen at `pathname` before, be it with another record. */
export const hasDrawn = (area: Area, version: string, pathname: string) =>
  drawn.has(nameOf(area, version, pathname));

const nameOf = (area: Area, version: string, pathname: string) =>
  `${area}@${version} /${pathname.split('/')[1]?.toLowerCase()}`;
