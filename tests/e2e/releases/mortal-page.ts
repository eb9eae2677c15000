import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { LAUNCH_ARGS } from '../../browser/find-browser';

/** A tab in a separate browser whose process can be killed, as a reader kills a tab that does not answer. */
export type MortalTab = {
  page: Page;
  /** Kills the tab's process and opens `url` in the same tab, with the same session. */
  endAndOpen(url: string): Promise<Page>;
  close(): Promise<void>;
};

/** Starts the browser. Playwright abandons a crashed page, so DevTools opens its tab again. */
export async function mortalTab(): Promise<MortalTab> {
  const profile = mkdtempSync(join(tmpdir(), 'court-profile-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [...LAUNCH_ARGS, '--remote-debugging-port=0'],
  });
  const [page] = context.pages();
  const control = await context.browser()?.newBrowserCDPSession();
  if (!page || !control) throw new Error('the browser came up without a tab');
  return {
    page,
    async endAndOpen(url) {
      const { processInfo } = await control.send('SystemInfo.getProcessInfo');
      // a looping renderer has used the most processor time
      const [busiest] = processInfo
        .filter(({ type }) => type === 'renderer')
        .sort((a, b) => b.cpuTime - a.cpuTime);
      const crashed = new Promise((resolve) => page.once('crash', resolve));
      if (busiest) process.kill(busiest.id, 'SIGKILL');
      await crashed;
      const { targetInfos } = await control.send('Target.getTargets');
      const targetId = targetInfos.find(({ type }) => type === 'page')?.targetId ?? '';
      const { sessionId } = await control.send('Target.attachToTarget', { targetId, flatten: false });
      const message = JSON.stringify({ id: 1, method: 'Page.navigate', params: { url } });
      await control.send('Target.sendMessageToTarget', { sessionId, message });
      const [port, path] = readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n');
      const again = await chromium.connectOverCDP(`ws://127.0.0.1:${port}${path}`);
      const reopened = again.contexts().flatMap((each) => each.pages())[0];
      if (!reopened) throw new Error('the tab did not come back');
      return reopened;
    },
    async close() {
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
