import type { Area } from '@court/records';
import { overrideWords as words } from '../locales/override-en-us';
import * as css from './override-banner.module.css';
import type { Overrides } from './overrides';

/**
 * Says above the whole page which areas come from a developer's machine; `onReset` is what its button does. Plain
 * elements: it must stand whatever becomes of the rest.
 */
export function showOverrideBanner(overrides: Overrides, onReset: () => void): void {
  const entries = Object.entries(overrides) as [Area, string][];
  if (entries.length === 0) return;
  const banner = document.createElement('aside');
  banner.className = css.banner ?? '';
  banner.dataset.notice = 'override';
  banner.setAttribute('aria-label', words('overrides'));
  const text = document.createElement('p');
  text.textContent = words('overridden', {
    areas: entries.map(([area, entry]) => `${area} (${new URL(entry).host})`).join(', '),
  });
  const reset = document.createElement('button');
  reset.type = 'button';
  reset.textContent = words('reset');
  reset.addEventListener('click', onReset);
  banner.append(text, reset);
  document.body.prepend(banner);
}
