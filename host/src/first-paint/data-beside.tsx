/** @jsxImportSource @court/ui/dom */
import { nodesOf } from '@court/ui/dom';

/**
 * The data of a drawn screen: its count, and its rows or its record. The app shows its own message above them, so the
 * screen's controls are left out. `title` names the day of a count. Without a count, the data name themselves.
 */
export function dataBeside(drawn: readonly Node[], title: string): Node[] {
  const whole = new DocumentFragment();
  whole.append(...drawn);
  const counts = whole.querySelector('[data-counts]');
  const isCounted = Boolean(counts?.textContent);
  const parts = [...whole.querySelectorAll('[data-counts], [data-split], article')];
  if (!isCounted) return parts.filter((part) => part !== counts);
  const [section] = nodesOf(
    <section aria-label={title}>
      <h2>{title}</h2>
    </section>,
  ) as [Element];
  section.append(...parts);
  return [section];
}
