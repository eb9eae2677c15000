import type { Browser, Page } from 'playwright';
import { themeCss } from '../../../host/src/theme/theme-css.mjs';
import type { BuiltSubject } from './build-subject';

/** A new page that loads only a subject's files, and the themes' custom properties, which our views use. */
export async function openSubject(browser: Browser, { scripts, styles }: BuiltSubject): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.setContent('<!doctype html><html lang="en"><title>bench</title><body></body></html>');
  await page.addStyleTag({ content: themeCss() });
  for (const path of styles) await page.addStyleTag({ path });
  for (const path of scripts) await page.addScriptTag({ path });
  return page;
}
