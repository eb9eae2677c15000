import type { Page } from '@playwright/test';
import { testSite } from '../site';
import { courtAddresses } from '../theme-page';

/** A screen by name, and the steps that open it. */
export type Screen = { name: string; open: (page: Page) => Promise<void> };

const at = (name: string, address: string): Screen => ({
  name,
  open: async (page) => void (await page.goto(testSite().desktop + address)),
});

/** Chooses the sample court on the device build; ends at `/home`. */
export async function onDevice(page: Page): Promise<void> {
  const { device } = testSite();
  await page.goto(`${device}/courts`);
  await page.getByRole('button', { name: /Western District of Texas/ }).click();
  await page.waitForURL(`${device}/home`);
}

/** Every screen of the host, in both builds if they differ. settings.spec.ts and themes.spec.ts cover the settings. */
export const SCREENS: readonly Screen[] = [
  { name: 'courts on a device', open: async (page) => void (await page.goto(`${testSite().device}/courts`)) },
  { name: 'home on a device', open: onDevice },
  {
    name: 'side menu',
    async open(page) {
      await onDevice(page);
      // on a narrow page it is the last tab of the tab bar
      await page.getByRole('button', { name: /^(Menu|More)$/ }).click();
      await page.getByRole('dialog', { name: 'Menu Settings' }).waitFor();
    },
  },
  at('courts', '/courts'),
  at('home', '/home'),
  at('ios-qr-code', '/ios-qr-code'),
  at('android-qr-code', '/android-qr-code'),
  {
    name: 'no store link',
    async open(page) {
      await page.route('**/ios-qr-code', async (route) => {
        const answer = await route.fetch();
        const body = (await answer.text()).replace(/"stores":\{[^}]*\}/, '"stores":{}');
        await route.fulfill({ response: answer, body });
      });
      await page.goto(`${testSite().desktop}/ios-qr-code`);
      await page.getByText(/has no app/).waitFor();
    },
  },
  at('unknown', '/no-such-page'),
  {
    name: 'not offered',
    async open(page) {
      const { device } = testSite();
      await page.goto(`${device}/courts`);
      await page.getByRole('button', { name: /Kentucky/ }).click();
      await page.waitForURL(`${device}/home`);
      await page.goto(`${device}/s341-hearing`);
    },
  },
  {
    name: 'failure',
    async open(page) {
      await page.route('**/mfe-calendar/**', (route) => route.abort());
      await page.goto((await courtAddresses()).day);
      await page.locator('[data-failure]').waitFor();
      await page.unroute('**/mfe-calendar/**');
    },
  },
];
