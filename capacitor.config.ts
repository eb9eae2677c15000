/** Settings of the iOS and Android apps, read by @capacitor/cli. `npx cap sync` copies them into both projects. */
const config = {
  appId: 'org.courtcalendar.app',
  appName: 'Court Calendar',
  webDir: 'dist/device',
  // the plugins are dependencies of host/, and the command looks for them at the root
  includePlugins: [
    '@aparajita/capacitor-secure-storage',
    '@capacitor/app',
    '@capacitor/calendar',
    '@capacitor/push-notifications',
    '@capacitor/share',
    '@capacitor/splash-screen',
    '@capgo/nativegeocoder',
  ],
  plugins: {
    SplashScreen: { launchShowDuration: 2000, launchAutoHide: true },
    // the page keeps its own distance from what a phone draws over it
    SystemBars: { insetsHandling: 'native', initialViewportFitValueHint: 'cover' },
    PushNotifications: { presentationOptions: ['badge', 'sound', 'banner', 'list'] },
  },
};

export default config;
