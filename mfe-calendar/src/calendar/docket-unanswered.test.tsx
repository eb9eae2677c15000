// @vitest-environment jsdom
import { beginAt } from '@court/contract/testing/page-clock';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fakeCourt } from '../testing/fake-court';
import { renderAt } from '../testing/render-at';
import { DAY, DAY_PATH, MONDAY, REFERENCE } from '../testing/sample-day';
import { settle } from '../testing/settle';

const ADDRESS = `/calendar?date=${MONDAY}`;
const rows = () => [...document.querySelectorAll<HTMLElement>('[data-hearing-id]')];

beginAt('2026-11-21T17:00:00Z');

describe('a database that does not answer', () => {
  it('reserves the space of the rows while it loads', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    renderAt(ADDRESS);
    await settle();
    expect(document.querySelector('[data-skeleton]')).toBeTruthy();
    expect(screen.getByText('Loading the hearings on Monday, November 23, 2026…')).toBeTruthy();
  });

  it('says so, and reads again on request', async () => {
    const court = fakeCourt({ ...REFERENCE, [DAY_PATH]: DAY });
    court.setUp(false);
    renderAt(ADDRESS);
    await settle();
    expect(screen.getByRole('alert').textContent).toContain('We couldn’t load the hearings');
    court.setUp(true);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await settle();
    await settle(500);
    expect(rows()).toHaveLength(3);
  });

  it('counts no hearings of a week whose counts could not be read', async () => {
    const court = fakeCourt({ ...REFERENCE, [DAY_PATH]: DAY });
    court.setUp(false);
    renderAt(`${ADDRESS}&view=week`);
    await settle();
    expect(screen.getByRole('alert').textContent).toContain('We couldn’t load');
    expect(document.body.textContent).not.toContain('0 hearings');
  });

  it('handles keyboard shortcuts on a day that cannot be read', async () => {
    const court = fakeCourt({ ...REFERENCE, [DAY_PATH]: DAY });
    const page = renderAt(ADDRESS);
    await settle();
    court.setUp(false);
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft']) {
      fireEvent.keyDown(document.body, { key });
      await settle();
    }
    expect(page.where()).toBe('/calendar?date=2026-11-25');
  });
});
