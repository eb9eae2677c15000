import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import config from '../../../capacitor.config';
import { SPLASH_MS } from './splash-ms';

test("the app's start shows the splash as long as the page does, and it hides by itself", () => {
  expect(config.plugins.SplashScreen).toEqual({ launchShowDuration: SPLASH_MS, launchAutoHide: true });
});

test('the apps include every plugin that the host depends on', () => {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  const host = JSON.parse(text) as { dependencies: Record<string, string> };
  const plugins = Object.keys(host.dependencies).filter((name) => /capacitor|capgo/.test(name));
  expect(config.includePlugins).toEqual(plugins.filter((name) => name !== '@capacitor/core'));
});

const nativeFile = (path: string) =>
  readFileSync(new URL(`../../../node_modules/${path}`, import.meta.url), 'utf8');
/** SDK and Java versions that an Android build file targets. */
const madeFor = (gradle: string) => ({
  sdks: [...gradle.matchAll(/(compile|min|target)Sdk(?:Version)? ?=? ?project\.hasProperty.* : (\d+)/g)].map(
    ([, which, version]) => `${which} ${version}`,
  ),
  java: [...new Set(gradle.match(/JavaVersion\.VERSION_\d+/g))],
});

test.each(config.includePlugins)(
  '%s targets the SDK and Java versions of Capacitor’s own projects',
  (name) => {
    const own = madeFor(nativeFile('@capacitor/android/capacitor/build.gradle'));
    expect(own.sdks).toHaveLength(3);
    expect(own.java).toHaveLength(1);
    expect(madeFor(nativeFile(`${name}/android/build.gradle`))).toEqual(own);
    const swift = nativeFile(`${name}/Package.swift`);
    expect(swift).toContain('capacitor-swift-pm.git", from: "8.');
    // the iOS version that `cap add ios` of this Capacitor version writes into its project
    expect(Number(/\.iOS\(\.v(\d+)\)/.exec(swift)?.[1])).toBeLessThanOrEqual(15);
  },
);
