import './first-paint';
import { DEVICE_KEYS } from '@court/records';
import { firstHome } from './first-home';
import { menuOf, pageConfig } from './first-shell';

/** Whether an app has read this device's store before: see startup/first-paint.ts, which says so before anything is written there. */
function wasHere(): boolean {
  try {
    return localStorage.getItem(`mirror:${DEVICE_KEYS.reader}`) !== null;
  } catch {
    // a browser that lets the page keep nothing
    return false;
  }
}

const config = pageConfig();
globalThis.__courtFirstPaint?.push((page) =>
  page.path === '/home'
    ? firstHome(page, { items: menuOf(config, page.court), isFirstVisit: !wasHere() })
    : null,
);
