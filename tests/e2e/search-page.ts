import type { Page } from '@playwright/test';
import { readPath } from './site';

export const box = (page: Page) => page.locator('main').getByRole('searchbox');
export const results = (page: Page) => page.locator('[data-found]');
export type Rows = Record<string, { c: string; n: string; s: string; a?: string; w?: { n: string } }>;

/** Attorneys of the sample court, by number of dates, most first. */
export async function attorneys(): Promise<{ id: string; name: string; rows: Rows }[]> {
  const all = await readPath<Record<string, Rows>>('hearingCalendarAttorneys11/hearings');
  return Object.entries(all)
    .map(([id, rows]) => ({ id, rows, name: Object.values(rows)[0]?.w?.n ?? '' }))
    .sort((a, b) => Object.keys(b.rows).length - Object.keys(a.rows).length);
}

export async function busyAttorney() {
  const [busiest] = await attorneys();
  if (!busiest) throw new Error('the sample court has no attorneys');
  return busiest;
}
