import type { Area } from '@court/domain';
import { siteKey } from '@court/domain';
import { readSession, writeSession } from './session-releases';

/** Session key of the rendered screens, separated by line breaks. */
const KEY = siteKey('drawnScreens');
/** ms after which a screen that still reads its data is checked again. */
const RECHECK_MS = 1_000;

/** Screens that a release has rendered with data in this session: `<area>@<version> /<first part of the path>`. */
const drawn = new Set<string>(readSession(KEY).split('\n'));

/** Notes that the area's screen at `pathname` has rendered, once it has read all its data. */
export function noteRendered(area: Area, pathname: string): void {
  const stands = document.querySelector<HTMLElement>(`[data-area="${area}"]`);
  const version = stands?.dataset.release;
  if (!version) return;
  if (stands.querySelector('[aria-busy="true"]')) {
    setTimeout(() => stands.isConnected && noteRendered(area, pathname), RECHECK_MS);
    return;
  }
  const screen = nameOf(area, version, pathname);
  if (drawn.has(screen)) return;
  drawn.add(screen);
  writeSession(KEY, [...drawn].join('\n').trim());
}

/** True if the release has rendered the screen at `pathname` before, with this record or another one. */
export const hasRendered = (area: Area, version: string, pathname: string) =>
  drawn.has(nameOf(area, version, pathname));

const nameOf = (area: Area, version: string, pathname: string) =>
  `${area}@${version} /${pathname.split('/')[1]?.toLowerCase()}`;
