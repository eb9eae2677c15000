import type { Page } from '@playwright/test';
import { runOnFakeAndroid } from '../../fakes/android/fake-android';
import { expect, test } from '../calendar-page';
import { aLaterHearing, publishLater } from '../later-hearings';
import { testSite } from '../site';

/** Opens the hearing's page in an app and chooses the court. */
async function openHearing(page: Page, id: string): Promise<void> {
  await page.goto(`${testSite().device}/hearing-detail/${id}`);
  await page
    .getByRole('link', { name: /Western District of Texas/ })
    .or(page.getByRole('button', { name: /Western District of Texas/ }))
    .first()
    .click();
}

test('the device’s voice reads a hearing aloud until it is stopped', async ({ page }) => {
  const id = 'later-7';
  await publishLater([aLaterHearing(id)]);
  await runOnFakeAndroid(page);
  await openHearing(page, id);
  await page.getByRole('button', { name: 'Explain' }).click();
  await page.getByRole('button', { name: 'Read it to me' }).click();
  const said = () => page.evaluate(() => window.fakeAndroid.said);
  await expect
    .poll(async () => (await said()).at(-1)?.text)
    .toContain('Your notice and the court’s records come first.');
  const [first] = await said();
  expect(first).toMatchObject({
    voice: 'en-US-language',
    text: expect.stringContaining('The hearing is on'),
  });
  expect(new Set((await said()).map(({ voice }) => voice))).toEqual(new Set(['en-US-language']));
  await expect(page.getByRole('button', { name: 'Read it to me' })).toBeVisible();
  await page.evaluate(() => window.fakeAndroid.setup.silent.push('TextToSpeech.speak'));
  await page.getByRole('button', { name: 'Read it to me' }).click();
  await page.getByRole('button', { name: 'Stop reading' }).click();
  await expect(page.getByRole('button', { name: 'Read it to me' })).toBeVisible();
  const last = await page.evaluate(() => window.fakeAndroid.calls.at(-1)?.method);
  expect(last).toBe('TextToSpeech.stop');
});

test('an app without the plugin has no button for reading aloud', async ({ page }) => {
  await publishLater([aLaterHearing('later-7')]);
  await runOnFakeAndroid(page, { without: ['TextToSpeech'] });
  await openHearing(page, 'later-7');
  await page.getByRole('button', { name: 'Explain' }).click();
  await expect(page.getByText('This is a court hearing.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Read it to me' })).toHaveCount(0);
});

test('a hearing in the device’s calendar moves when the court moves it', async ({ page }) => {
  test.setTimeout(120_000);
  const id = 'later-7';
  await publishLater([aLaterHearing(id)]);
  await runOnFakeAndroid(page);
  await openHearing(page, id);
  const asked = () => page.evaluate(() => window.fakeAndroid.permissions.writeCalendar);
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByText('Nothing was added to your calendar.')).toBeVisible();
  expect(await asked()).toBe('prompt');
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('It is now in your calendar.')).toBeVisible();
  expect(await asked()).toBe('granted');
  const events = () =>
    page.evaluate(() => window.fakeAndroid.events.map(({ startDate, title }) => ({ startDate, title })));
  const [added] = await events();
  await expect(page.locator('main [data-reading="live"]')).toBeVisible();
  await publishLater([aLaterHearing(id, { time: '10:15' })]);
  await expect(page.getByText('The event in your calendar has been updated too.')).toBeVisible();
  const moved = {
    title: 'Hearing: Motion to dismiss, 26-39901-hto Elena Fuentes',
    startDate: (added?.startDate ?? 0) + 45 * 60_000,
  };
  expect(await events()).toEqual([moved]);
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  await expect(page.getByText('The event in your calendar has been updated.')).toBeVisible();
  expect(await events()).toEqual([moved]);
});
