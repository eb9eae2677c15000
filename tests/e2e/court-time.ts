import type { Page } from '@playwright/test';
import { testSite } from './site';

/**
 * Has the court's server say that it is `at` now, as the test's clock has it. It would say the real time else, by which the
 * page goes. To be called before the page is opened.
 */
export async function serverTime(page: Page, at: string | number | Date): Promise<void> {
  const { host } = new URL(testSite().database);
  const ahead = new Date(at).getTime() - Date.now();
  await page.routeWebSocket(
    (url) => url.host === host,
    (socket) => {
      const server = socket.connectToServer();
      server.onMessage((message) =>
        socket.send(
          typeof message === 'string'
            ? message.replace(/"ts":\d{13}/, () => `"ts":${Date.now() + ahead}`)
            : message,
        ),
      );
    },
  );
}
