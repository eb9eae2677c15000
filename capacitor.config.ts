/** Settings of the iOS and Android apps, read by @capacitor/cli. `npx cap sync` copies them into both projects. */
const config = {
  appId: 'org.courtcalendar.app',
  appName: 'Court Calendar',
  webDir: 'dist/device',
  // the plugins are dependencies of host/, but Capacitor's command looks for them in the root
  includePlugins: [
    '@aparajita/capacitor-secure-storage',
    '@capacitor-community/text-to-speech',
    '@capacitor-firebase/messaging',
    '@capacitor/app',
    '@capacitor/calendar',
    '@capacitor/share',
    '@capacitor/splash-screen',
    '@capgo/nativegeocoder',
  ],
  plugins: {
    SplashScreen: { launchShowDuration: 2000, launchAutoHide: true },
    // the page itself leaves space for the system's bars and the notch
    SystemBars: { insetsHandling: 'native', initialViewportFitValueHint: 'cover' },
    FirebaseMessaging: { presentationOptions: ['alert', 'sound'] },
  },
  // two packages with the same name would collide in Swift's package manager:
  // capawesome-team/capacitor-firebase/issues/959
  experimental: {
    ios: { spm: { packageOptions: { '@capacitor-firebase/messaging': { symlink: true } } } },
  },
};

export default config;
