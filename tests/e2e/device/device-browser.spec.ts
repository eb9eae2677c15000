import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fakes/harness-page';
import { HEARING } from '../../fakes/hearing-event';

/** An .ics file's lines, unfolded. */
const lines = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');
const utc = (at: number) => new Date(at).toISOString().replace(/[-:]|\.\d+/g, '');

test('in a browser a hearing is an .ics file in UTC, with the local time of the court in its text', async ({
  page,
  openHarness,
}) => {
  await openHarness();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.evaluate(async (hearing) => {
      await (await window.harness.device.calendar()).put([{ ...hearing, sequence: 2, status: 'CANCELLED' }]);
    }, HEARING),
  ]);
  expect(download.suggestedFilename()).toBe('hearing.ics');
  const file = lines(readFileSync(await download.path(), 'utf8'));
  expect(file).toEqual(
    expect.arrayContaining([
      'METHOD:CANCEL',
      `UID:${HEARING.uid}`,
      'SEQUENCE:2',
      'STATUS:CANCELLED',
      `DTSTART:${utc(HEARING.start)}`,
      `DTEND:${utc(HEARING.end)}`,
      `SUMMARY:Canceled: ${HEARING.title}`,
      'LOCATION:El Paso\\, Courtroom 1',
      `URL;VALUE=URI:${HEARING.url}`,
    ]),
  );
  expect(file.find((line) => line.startsWith('DESCRIPTION:'))).toMatch(
    /At the venue: .*:30 AM M[DS]T \(America\/Denver\)\\n\\nMotion to dismiss\\; bring the plan/,
  );
});

test('a whole day is one file, and a browser reports the calendar functions that it lacks', async ({
  page,
  openHarness,
}) => {
  await openHarness();
  const [download, seen] = await Promise.all([
    page.waitForEvent('download'),
    page.evaluate(async (hearing) => {
      const calendar = await window.harness.device.calendar();
      const put = await calendar.put([hearing, { ...hearing, uid: 'h-2@txwb' }]);
      const refusal = await window.harness.refusal(calendar.remove(hearing.uid));
      const permission = await calendar.requestPermission();
      return { kind: calendar.kind, put, permission, refusal, found: await calendar.find(hearing.uid) };
    }, HEARING),
  ]);
  const file = lines(readFileSync(await download.path(), 'utf8'));
  expect(file.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
  expect(seen).toMatchObject({
    kind: 'file',
    put: { added: 2, changed: 0 },
    permission: 'granted',
    found: null,
    refusal: { name: 'NotAvailableError', part: 'calendar' },
  });
});

test('in a browser the nearest office is found by the reader’s location', async ({
  page,
  context,
  openHarness,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 31.9, longitude: -106.3 });
  await openHarness();
  const seen = await page.evaluate(async () => {
    const geocoder = await window.harness.device.geocoder();
    const here = await geocoder.here();
    return { here, near: await geocoder.reverse(here), forward: await geocoder.forward('615 E. Houston St') };
  });
  expect(seen.here).toEqual({ lat: 31.9, lng: -106.3 });
  expect(seen.near).toMatchObject({ name: 'El Paso', county: null });
  expect(seen.near?.office).toBeTruthy();
  expect(seen.forward).toBeNull();
});

test('in a browser there are no notifications', async ({ page, openHarness }) => {
  await openHarness();
  const seen = await page.evaluate(async () => {
    const push = await window.harness.device.push();
    await push.unregister();
    return [await push.permission(), await window.harness.refusal(push.register())];
  });
  expect(seen).toMatchObject(['denied', { name: 'NotAvailableError', part: 'push' }]);
});

const splash = (page: Page) => page.getByRole('dialog', { name: /Western District of Texas/ });
const show = (page: Page) => page.evaluate(async () => (await window.harness.device.splash()).show());

test('the page’s splash is shown for two seconds, blocks the page and restores the focus', async ({
  page,
  openHarness,
}) => {
  await page.clock.install({ time: '2026-11-23T08:00:00' });
  await openHarness();
  await page.clock.pauseAt('2026-11-23T09:00:00');
  const button = page.getByRole('button', { name: 'Courts' });
  await button.focus();
  await show(page);
  await expect(splash(page)).toBeVisible();
  await expect(splash(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button).not.toBeFocused();
  await page.clock.runFor(1999);
  await expect(splash(page)).toBeVisible();
  await page.clock.runFor(1);
  await expect(splash(page)).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('the splash covers the page, Escape closes it, and the focus goes to the page if its element is gone', async ({
  page,
  openHarness,
}) => {
  await openHarness();
  await page.getByRole('button', { name: 'Courts' }).focus();
  await show(page);
  expect(await splash(page).boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 800 });
  await page.evaluate(() => document.querySelector('button')?.remove());
  await page.keyboard.press('Escape');
  await expect(splash(page)).toHaveCount(0);
  await expect(page.locator('#page')).toBeFocused();
});

for (const [reducedMotion, animation] of [
  ['reduce', 'none'],
  ['no-preference', /appear/],
] as const) {
  test(`with motion ${reducedMotion} the splash is animated accordingly`, async ({ page, openHarness }) => {
    await page.emulateMedia({ reducedMotion });
    await openHarness();
    await show(page);
    await expect(splash(page)).toHaveCSS('animation-name', animation);
  });
}
