import puppeteer from 'puppeteer-core';
import { LAUNCH_ARGS } from '../browser/find-browser';
import type { Engine } from './engine';

/** Chromium by its own protocol, Firefox by WebDriver BiDi. */
export async function puppeteerEngine(name: 'chrome' | 'firefox', executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: name,
    executablePath,
    headless: true,
    args: name === 'chrome' ? LAUNCH_ARGS : [],
    // a starting browser shares two cores with the site's servers
    timeout: 60_000,
  });
  const page = await browser.newPage();
  const errors: string[] = [];
  // Firefox's messages say nothing about an error object, so the page logs its text
  await page.evaluateOnNewDocument(() => {
    const { error: log } = console;
    console.error = (...all) => log(...all.map(String));
  });
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  return {
    // an address that does not open shows the browser's error page, which no journey accepts
    begin: async (url) => void page.goto(url, { timeout: 0 }).catch(() => {}),
    evaluate: (expression) => page.evaluate(expression),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    click: (x, y) => page.mouse.click(x, y),
    viewport: (width, height) => page.setViewport({ width, height }),
    takeErrors: async () => errors.splice(0),
    close: () => browser.close(),
  };
}
