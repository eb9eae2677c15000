import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { type AndroidSetup, startFakeAndroid } from './fake-bridge';
import { fakeCalendar } from './fake-calendar';
import {
  fakeApp,
  fakeFirebaseMessaging,
  fakeNativeGeocoder,
  fakeSecureStorage,
  fakeShare,
  fakeSplashScreen,
  fakeSystemBars,
  fakeTextToSpeech,
} from './fake-small-plugins';
import { pluginHeaders } from './plugin-headers';

/** Capacitor's own bridge, as it is packed into every Android app. */
const BRIDGE = resolve('node_modules/@capacitor/android/capacitor/src/main/assets/native-bridge.js');

const PLUGINS = {
  App: fakeApp,
  Calendar: fakeCalendar,
  NativeGeocoder: fakeNativeGeocoder,
  SecureStorage: fakeSecureStorage,
  Share: fakeShare,
  FirebaseMessaging: fakeFirebaseMessaging,
  SplashScreen: fakeSplashScreen,
  SystemBars: fakeSystemBars,
  TextToSpeech: fakeTextToSpeech,
};

const PLAIN: AndroidSetup = {
  without: [],
  answer: 'granted',
  faults: {},
  silent: [],
  addresses: [],
  googleServices: null,
  kept: {},
};

type GivenSetup = { readonly [Field in keyof AndroidSetup]?: AndroidSetup[Field] };

/**
 * Lets `page` run in a fake Android app: the real native-bridge.js over a native side in JavaScript. To be called
 * before the page opens; the device is `window.fakeAndroid`.
 */
export async function runOnFakeAndroid(page: Page, setup: GivenSetup = {}): Promise<void> {
  const full = { ...PLAIN, ...setup };
  const plugins = Object.entries(PLUGINS).map(([name, plugin]) => `${name}: ${plugin}`);
  // the order of JSExport.java and JSInjector.java: globals, bridge, plugins
  const content = [
    // no web view of Android's speaks
    'delete window.speechSynthesis;',
    'window.Capacitor = { DEBUG: false, isLoggingEnabled: false, Plugins: {} };',
    `(${startFakeAndroid})(${JSON.stringify(full)}, { ${plugins.join(',\n')} });`,
    readFileSync(BRIDGE, 'utf8'),
    `window.Capacitor.PluginHeaders = ${JSON.stringify(pluginHeaders(full.without))};`,
  ].join('\n');
  await page.addInitScript({ content });
}
