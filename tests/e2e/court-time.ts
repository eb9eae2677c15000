import type { Page } from '@playwright/test';
import { testSite } from './site';

/**
 * Makes the court's server report `at` as the current time, like the test's clock. Otherwise the server would report
 * the real time, which the page uses. Call it before the page opens.
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
