import { SplashScreen } from '@capacitor/splash-screen';
import type { Splash } from '@court/contract';
import { SPLASH_MS } from '../splash-ms';
import { askPlugin } from './ask-plugin';

const ask = <T>(work: () => Promise<T>) => askPlugin('splash', 'SplashScreen', work);

/** The app's own splash screen. */
export const nativeSplash: Splash = {
  show: () => ask(() => SplashScreen.show({ autoHide: true, showDuration: SPLASH_MS })),
  hide: () => ask(() => SplashScreen.hide()),
};
