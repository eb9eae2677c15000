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

/** Capacitor's own bridge, which every Android app contains. */
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
 * Runs `page` in a fake Android app: the real native-bridge.js with a native side in JavaScript. Call it before the
 * page opens. The device is `window.fakeAndroid`.
 */
export async function runOnFakeAndroid(page: Page, setup: GivenSetup = {}): Promise<void> {
  const full = { ...PLAIN, ...setup };
  const plugins = Object.entries(PLUGINS).map(([name, plugin]) => `${name}: ${plugin}`);
  // same order as JSExport.java and JSInjector.java: globals, bridge, plugins
  const content = [
    // Android's web view has no speech synthesis
    'delete window.speechSynthesis;',
    'window.Capacitor = { DEBUG: false, isLoggingEnabled: false, Plugins: {} };',
    `(${startFakeAndroid})(${JSON.stringify(full)}, { ${plugins.join(',\n')} });`,
    readFileSync(BRIDGE, 'utf8'),
    `window.Capacitor.PluginHeaders = ${JSON.stringify(pluginHeaders(full.without))};`,
  ].join('\n');
  await page.addInitScript({ content });
}
