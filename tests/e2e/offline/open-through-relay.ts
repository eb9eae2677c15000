import type { PlaywrightWorkerArgs } from '@playwright/test';
import { testSite } from '../site';
import { startRelay } from './half-open-relay';

/** A browser that reaches the court's database through a relay. */
export async function openThroughRelay(playwright: PlaywrightWorkerArgs['playwright']) {
  const { host, port } = new URL(testSite().database);
  const relay = await startRelay(Number(port));
  const browser = await playwright.chromium.launch({
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    args: [`--host-resolver-rules=MAP ${host} 127.0.0.1:${relay.port}`],
  });
  const page = await browser.newPage({ baseURL: testSite().desktop });
  const close = async () => {
    await browser.close();
    relay.close();
  };
  return { page, relay, close };
}
