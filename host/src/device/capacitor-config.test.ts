import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import config from '../../../capacitor.config';
import { SPLASH_MS } from './splash-ms';

test("the app's start shows the splash as long as the page does, and it hides by itself", () => {
  expect(config.plugins.SplashScreen).toEqual({ launchShowDuration: SPLASH_MS, launchAutoHide: true });
});

test('every plugin the host depends on goes into the apps', () => {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  const host = JSON.parse(text) as { dependencies: Record<string, string> };
  const plugins = Object.keys(host.dependencies).filter((name) => /capacitor|capgo/.test(name));
  expect(config.includePlugins).toEqual(plugins.filter((name) => name !== '@capacitor/core'));
});
