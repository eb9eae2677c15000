// @vitest-environment jsdom
import { beginAt } from '@court/contract/testing/page-clock';
import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeCourt } from '../testing/fake-court';
import { renderAt } from '../testing/render-at';
import { DAY, DAY_PATH, MONDAY, REFERENCE } from '../testing/sample-day';
import { settle } from '../testing/settle';

const ADDRESS = `/calendar?date=${MONDAY}`;
const row = (id: string) => document.querySelector(`[data-hearing-id="${id}"]`) as HTMLElement;
const heading = () => screen.getAllByRole('heading', { level: 2 })[0]?.textContent;

beginAt('2026-11-21T17:00:00Z');

it('says in a heading that rows differ in place or method, and in each row how', async () => {
  const usual = { ...DAY['0930~b'], a: 'inPerson' };
  const other = async (more: object) => {
    fakeCourt({
      ...REFERENCE,
      [DAY_PATH]: { '0930~a': { ...usual, ...more }, '0930~b': usual, '0930~c': usual },
    });
    renderAt(ADDRESS);
    await settle();
    const texts = [heading(), row('a').textContent];
    cleanup();
    return texts;
  };
  const mixed = '9:30 AM CST In person unless marked 3 hearings Judge Dune · Courtroom\u00a01';
  const elsewhere = '9:30 AM CST In person 3 hearings Judge Dune · Courtroom\u00a01 unless marked';
  expect(await other({ a: 'video' })).toEqual([mixed, expect.stringContaining('By video')]);
  expect(await other({ l: 'Courtroom 2' })).toEqual([elsewhere, expect.stringContaining('Courtroom\u00a02')]);
  expect(await other({ a: undefined })).toEqual([mixed, expect.stringContaining('Method not published')]);
  expect((await other({ a: 'video', s: 'stricken' }))[0]).toContain('In person 2 hearings');
});

it('names no method or room above hearings of which no method has more than half', async () => {
  const day = {
    '0930~a': { ...DAY['0930~b'], a: 'video' },
    '0930~b': { ...DAY['0930~b'], a: 'inPerson' },
  };
  fakeCourt({ ...REFERENCE, [DAY_PATH]: day });
  renderAt(ADDRESS);
  await settle();
  expect(heading()).toBe('9:30 AM CST Each row says how 2 hearings Judge Dune · San Antonio');
  expect(row('a').textContent).toContain('By video');
  expect(row('b').textContent).toContain('Courtroom\u00a01 · In person');
});

it("shows a row's office if it is not the block's, though neither has a published room", async () => {
  const none = { ...DAY['0930~b'], l: undefined };
  const day = { '0930~b': none, '0930~c': none, '0930~d': { ...none, o: 'o9' } };
  const offices11 = { ...REFERENCE.offices11, o9: { name: 'Austin', timeZone: 'America/Chicago' } };
  fakeCourt({ ...REFERENCE, offices11, [DAY_PATH]: day });
  renderAt(ADDRESS);
  await settle();
  expect(row('d').textContent).toMatch(/videoAustin/);
  expect(row('c').textContent).not.toMatch(/videoSan Antonio/);
});
