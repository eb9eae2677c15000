import { THEMES } from '@court/domain';
import { packageScript } from '../../../tools/package-script';
import { findPort } from '../../../tools/start/find-port';
import { type Running, startScript } from '../../../tools/testing/run-script';
import { axeFindings, sidewaysScroll } from '../axe-findings';
import { expect, test } from '../calendar-page';
import { someOf } from '../some-of';

test.describe.configure({ mode: 'serial' });

let running: Running;
let url: string;
test.beforeAll(async () => {
  const port = String(await findPort(18_950));
  running = startScript(packageScript('dev', 'ui'), { env: { PORT: port } });
  url = `http://localhost:${port}`;
  await expect.poll(() => running.printed(), { timeout: 30_000 }).toContain(`Ready: ${url}`);
});
test.afterAll(async () => {
  running.child.kill('SIGINT');
  expect(await running.ended).toMatchObject({ code: 0 });
});

for (const dressing of ['light', 'dark'])
  test(`every component is readable in every theme, ${dressing}`, async ({ page }) => {
    test.setTimeout(180_000);
    for (const theme of someOf(THEMES, 3)) {
      await page.goto(`${url}/?theme=${theme}&dressing=${dressing}`);
      await expect(page.locator('[data-state^="RecordRow: "]').first()).toBeVisible();
      expect(await axeFindings(page), theme).toEqual([]);
    }
  });

test('no component overflows a phone’s page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(url);
  await expect(page.locator('[data-state^="RecordRow: "]').first()).toBeVisible();
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
});
