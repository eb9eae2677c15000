import { runOnFakeAndroid } from '../../fakes/android/fake-android';
import { expect, test } from '../calendar-page';
import { aLaterHearing, publishLater } from '../later-hearings';
import { testSite } from '../site';

test('a hearing in the device’s calendar moves there when the court moves it', async ({ page }) => {
  test.setTimeout(120_000);
  const id = 'later-7';
  await publishLater([aLaterHearing(id)]);
  await runOnFakeAndroid(page);
  await page.goto(`${testSite().device}/hearing-detail/${id}`);
  await page
    .getByRole('link', { name: /Western District of Texas/ })
    .or(page.getByRole('button', { name: /Western District of Texas/ }))
    .first()
    .click();
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
  const moved = { title: '26-39901-hto Elena Fuentes', startDate: (added?.startDate ?? 0) + 45 * 60_000 };
  expect(await events()).toEqual([moved]);
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  await expect(page.getByText('The event in your calendar has been updated.')).toBeVisible();
  expect(await events()).toEqual([moved]);
});
