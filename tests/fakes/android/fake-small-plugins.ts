import type { AndroidSetup, FakeAndroid } from './fake-bridge';

// The native sides of the smaller plugins. Each is self-contained, because it is sent to the page as text.

type Item = { prefixedKey: string };

/** Like SecureStorage.java: texts under prefixed keys. */
export function fakeSecureStorage(android: FakeAndroid) {
  return {
    internalGetItem: ({ prefixedKey }: Item) => ({ data: android.secure[prefixedKey] ?? null }),
    internalSetItem({ prefixedKey, data }: Item & { data: string }) {
      android.secure[prefixedKey] = data;
      return undefined;
    },
    internalRemoveItem({ prefixedKey }: Item) {
      const success = prefixedKey in android.secure;
      delete android.secure[prefixedKey];
      return { success };
    },
    internalClearItemsWithPrefix({ prefix }: { prefix: string }) {
      for (const key of Object.keys(android.secure)) if (key.startsWith(prefix)) delete android.secure[key];
      return undefined;
    },
    internalGetPrefixedKeys: ({ prefix }: { prefix: string }) => ({
      keys: Object.keys(android.secure).filter((key) => key.startsWith(prefix)),
    }),
  };
}

/** Like NativeGeocoder.java: one table of addresses, searched in both directions. */
export function fakeNativeGeocoder({ setup }: FakeAndroid) {
  const plain = ({ query: _query, ...address }: AndroidSetup['addresses'][number]) => address;
  return {
    forwardGeocode({ addressString }: { addressString: string }) {
      const found = setup.addresses.filter(({ query }) => query === addressString);
      if (found.length === 0) throw { message: 'Cannot find a location.' };
      return { addresses: found.map(plain) };
    },
    reverseGeocode({ latitude, longitude }: { latitude: number; longitude: number }) {
      const near = (a: number, b: number) => Math.abs(a - b) < 0.01;
      const found = setup.addresses.filter(
        (each) => near(each.latitude, latitude) && near(each.longitude, longitude),
      );
      if (found.length === 0) throw { message: 'Cannot get an address.' };
      return { addresses: found.map(plain) };
    },
  };
}

/**
 * Like FirebaseMessagingPlugin.java on Android 13 and later. The token contains the sender of google-services.json.
 * Deleting the token also deletes the topics, as in Firebase's service.
 */
export function fakeFirebaseMessaging(android: FakeAndroid) {
  const { permissions, setup } = android;
  const states = () => ({ receive: permissions.receive });
  const services = () => {
    if (setup.googleServices) return setup.googleServices;
    throw { message: 'Default FirebaseApp is not initialized' };
  };
  return {
    checkPermissions: states,
    requestPermissions() {
      if (permissions.receive === 'prompt') permissions.receive = setup.answer;
      return states();
    },
    getToken: () => ({ token: `token-of-${services().senderId}` }),
    deleteToken() {
      services();
      android.topics = [];
      return undefined;
    },
    subscribeToTopic({ topic }: { topic: string }) {
      services();
      android.topics = [...new Set([...android.topics, topic])];
      return undefined;
    },
    unsubscribeFromTopic({ topic }: { topic: string }) {
      services();
      android.topics = android.topics.filter((one) => one !== topic);
      return undefined;
    },
    createChannel: () => undefined,
  };
}

/** Like SplashScreen.java: shows the splash, and hides it automatically if requested. */
export function fakeSplashScreen(android: FakeAndroid) {
  return {
    show({ autoHide = true, showDuration = 3000 }: { autoHide?: boolean; showDuration?: number }) {
      android.splash = true;
      if (autoHide) setTimeout(() => (android.splash = false), showDuration);
      return undefined;
    },
    hide() {
      android.splash = false;
      return undefined;
    },
  };
}

/** Like AppPlugin.java. The tests press its back button and send it links by `notify`. */
export function fakeApp(android: FakeAndroid) {
  return {
    minimizeApp() {
      android.minimized = true;
      return undefined;
    },
  };
}

/** Like SharePlugin.java. The reader shares the content, or cancels if the permission is denied. */
export function fakeShare(android: FakeAndroid) {
  return {
    share(options: Record<string, unknown>) {
      if (android.setup.answer === 'denied') throw { message: 'Share canceled' };
      android.shared.push(options);
      return { activityType: 'org.example.messages' };
    },
  };
}

/** Like SystemBars.java. */
export function fakeSystemBars(android: FakeAndroid) {
  return {
    setStyle({ bar, style }: { bar: string; style: string }) {
      android.bars[bar] = style;
      return undefined;
    },
  };
}

/**
 * Like TextToSpeechPlugin.java: voices in order of their names. Two are English, and one of these needs its maker's
 * server.
 */
export function fakeTextToSpeech(android: FakeAndroid) {
  const voices = [
    { voiceURI: 'de-DE-language', name: 'German Germany', lang: 'de-DE', localService: true, default: false },
    {
      voiceURI: 'en-US-iob-network',
      name: 'English USA',
      lang: 'en-US',
      localService: false,
      default: false,
    },
    { voiceURI: 'en-US-language', name: 'English USA', lang: 'en-US', localService: true, default: false },
  ];
  return {
    getSupportedVoices: () => ({ voices }),
    speak({ text, lang = 'en-US', voice = -1 }: { text: string; lang?: string; voice?: number }) {
      if (!voices.some((one) => one.lang === lang)) throw { message: 'This language is not supported.' };
      android.said.push({ voice: voices[voice]?.voiceURI ?? 'the default one', text });
      return undefined;
    },
    stop: () => undefined,
  };
}
