// @vitest-environment jsdom

import { changeReaderSettingsAtom } from '@court/contract';
import { beginAt } from '@court/contract/testing/page-clock';
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeCourt } from '../testing/fake-court';
import { renderAt } from '../testing/render-at';
import { DAY, DAY_PATH, MONDAY, REFERENCE } from '../testing/sample-day';
import { settle } from '../testing/settle';

const ADDRESS = `/calendar?date=${MONDAY}`;

beginAt('2026-11-21T17:00:00Z');

describe('going to another day', () => {
  it('offers the day before, today, the day after, and any date', async () => {
    fakeCourt({ ...REFERENCE, [DAY_PATH]: DAY });
    const page = renderAt(ADDRESS);
    await settle();
    const at = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    // not Sunday, on which the court is closed
    expect(at('Previous day')).toBe('/calendar?date=2026-11-20');
    expect(at('Today')).toBe('/calendar');
    expect(at('Next day')).toBe('/calendar?date=2026-11-24');
    fireEvent.click(screen.getByRole('button', { name: 'Mon, Nov 23, 2026' }));
    await settle();
    const focused = () => document.activeElement?.getAttribute('data-date');
    expect(focused()).toBe(MONDAY);
    fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowDown' });
    fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowRight' });
    await settle();
    expect([focused(), page.where()]).toEqual(['2026-12-01', ADDRESS]);
    const chosen = screen.getByRole('link', { name: 'Tuesday, December 1, 2026' });
    expect(chosen.closest('td')?.hasAttribute('data-closed')).toBe(false);
    fireEvent.click(chosen);
    await settle();
    expect(page.where()).toBe('/calendar?date=2026-12-01');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes the date picker when the focus leaves it; Escape closes it from its button', async () => {
    fakeCourt(REFERENCE);
    renderAt(ADDRESS);
    await settle();
    const opener = () => document.querySelector<HTMLElement>('h1 button') as HTMLElement;
    const open = async () => {
      opener().focus();
      fireEvent.click(opener());
      await settle();
    };
    await open();
    act(() => screen.getByRole('link', { name: 'Next day' }).focus());
    await settle();
    expect(screen.queryByRole('dialog')).toBeNull();
    await open();
    act(() => opener().focus());
    expect(screen.getByRole('dialog')).toBeTruthy();
    fireEvent.keyDown(opener(), { key: 'Escape' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('handles ← → and t, but not in a field', async () => {
    fakeCourt(REFERENCE);
    const page = renderAt(ADDRESS);
    await settle();
    const press = async (key: string, target: Element = document.body) => {
      fireEvent.keyDown(target, { key });
      await settle();
      return page.where();
    };
    expect(await press('ArrowRight')).toBe('/calendar?date=2026-11-24');
    expect(await press('ArrowLeft')).toBe('/calendar?date=2026-11-23');
    fireEvent.click(screen.getByRole('button', { name: 'Mon, Nov 23, 2026' }));
    await settle();
    expect(await press('ArrowLeft', screen.getByRole('grid'))).toBe('/calendar?date=2026-11-23');
    expect(await press('t')).toBe('/calendar');
  });

  it('ignores these keys if the reader turned shortcuts off', async () => {
    fakeCourt(REFERENCE);
    const page = renderAt(ADDRESS);
    await settle();
    act(() => page.store.set(changeReaderSettingsAtom, { shortcutKeys: 'N' }));
    fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    await settle();
    expect(page.where()).toBe(ADDRESS);
  });

  it('offers the nearest days with hearings from an empty day, and shows the next ones directly on a weekend', async () => {
    fakeCourt({
      ...REFERENCE,
      'hearingCalendar11/months/2026-11': { d20: { x: 2 }, d30: { x: 0 } },
      'hearingCalendar11/months/2026-12': { d01: { x: 4 }, d02: { x: 9 } },
      'hearingCalendar11/months/2026-11/d20': { x: 2 },
      'hearingCalendar11/months/2026-12/d01': { x: 4 },
    });
    const page = renderAt('/calendar?date=2026-11-25');
    await settle();
    expect(screen.getByText('No hearings on Wednesday, November 25, 2026')).toBeTruthy();
    const at = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(at('Fri, Nov 20 · 2 hearings')).toBe('/calendar?date=2026-11-20');
    expect(at('Tue, Dec 1 · 4 hearings')).toBe('/calendar?date=2026-12-01');
    await page.go('/calendar?date=2026-11-22');
    await settle();
    expect(screen.getByText('The court is closed on weekends.')).toBeTruthy();
    expect(at('Next hearings: Tue, Dec 1')).toBe('/calendar?date=2026-12-01');
  });

  it('offers the next hearings from today on if no day within three months has hearings', async () => {
    fakeCourt({
      ...REFERENCE,
      'hearingCalendar11/months/2026-12': { d01: { x: 4 } },
      'hearingCalendar11/months/2026-12/d01': { x: 4 },
    });
    const page = renderAt('/calendar?date=2027-11-24');
    await settle();
    expect(screen.getByText('No hearings are listed within three months of this day.')).toBeTruthy();
    const next = () => screen.getByRole('link', { name: 'Tue, Dec 1, 2026 · 4 hearings' }).parentElement;
    expect(next()?.textContent).toContain('Next from today:');
    await page.go('/calendar?date=2027-11-20');
    await settle();
    expect(next()?.textContent).toContain('The court is closed on weekends.');
  });
});
