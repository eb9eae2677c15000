import { overrideMessages } from '../messages/override-messages';
import * as css from './override-banner.module.css';
import type { Overrides, Refusal } from './overrides';

const WHY = { site: 'refusedBySite', area: 'refusedArea', address: 'refusedAddress' } as const;

/**
 * Says above the whole page which areas come from a developer's machine, and which were to and do not; `onReset` is what its
 * button does. Plain elements: it must stand whatever becomes of the rest.
 */
export function showOverrideBanner(
  { overrides, refused }: { overrides: Overrides; refused: readonly Refusal[] },
  onReset: () => void,
): void {
  const entries = Object.entries(overrides) as [string, string][];
  if (entries.length + refused.length === 0) return;
  const banner = document.createElement('aside');
  banner.className = css.banner ?? '';
  banner.dataset.notice = 'override';
  banner.setAttribute('aria-label', overrideMessages('overrides'));
  const say = (said: string) => {
    const text = document.createElement('p');
    text.textContent = said;
    banner.append(text);
  };
  if (entries.length > 0) {
    const areas = entries.map(([area, entry]) => `${area} (${new URL(entry).host})`).join(', ');
    say(overrideMessages('overridden', { areas }));
  }
  for (const { area, address, why, port = 0 } of refused)
    say(overrideMessages(WHY[why], { area, address, port: `${port}` }));
  const reset = document.createElement('button');
  reset.type = 'button';
  reset.textContent = overrideMessages('reset');
  reset.addEventListener('click', onReset);
  banner.append(reset);
  document.body.prepend(banner);
}
