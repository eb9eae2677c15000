import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const MODULES = resolve('node_modules');
const BASE = '@capacitor/android/capacitor/src/main/java/com/getcapacitor/Plugin.java';

/** Native sources of the app's plugins. */
const SOURCES = [
  '@capacitor/android/capacitor/src/main/java/com/getcapacitor/plugin/SystemBars.java',
  '@capacitor-community/text-to-speech/android/src/main/java/com/getcapacitor/community/tts/TextToSpeechPlugin.java',
  '@capacitor/app/android/src/main/java/com/capacitorjs/plugins/app/AppPlugin.java',
  '@capacitor/calendar/android/src/main/kotlin/com/capacitorjs/plugins/calendar/CalendarPlugin.kt',
  '@capgo/nativegeocoder/android/src/main/java/ee/forgr/capacitor_nativegeocoder/NativeGeocoderPlugin.java',
  '@aparajita/capacitor-secure-storage/android/src/main/java/com/aparajita/capacitor/securestorage/SecureStorage.java',
  '@capacitor-firebase/messaging/android/src/main/java/io/capawesome/capacitorjs/plugins/firebase/messaging/FirebaseMessagingPlugin.java',
  '@capacitor/share/android/src/main/java/com/capacitorjs/plugins/share/SharePlugin.java',
  '@capacitor/splash-screen/android/src/main/java/com/capacitorjs/plugins/splashscreen/SplashScreenPlugin.java',
];

type Method = { name: string; rtype?: string };
type Header = { name: string; methods: Method[] };

/** Methods that Java or Kotlin marks as callable, as JSExport.java exports them to the page. */
function methodsOf(source: string): Method[] {
  const marked =
    /@PluginMethod(?:\(returnType = PluginMethod\.RETURN_(\w+)\))?\s+(?:@\w+\s+)*(?:public void|fun) (\w+)\(/g;
  return [...source.matchAll(marked)].map(([, returns = 'PROMISE', name = '']) =>
    returns === 'NONE' ? { name } : { name, rtype: returns.toLowerCase() },
  );
}

/**
 * `Capacitor.PluginHeaders` of an Android app with these plugins, read from their native sources, so that a method
 * without a native side is missing here too.
 */
export function pluginHeaders(without: readonly string[] = []): Header[] {
  const inherited = methodsOf(readFileSync(resolve(MODULES, BASE), 'utf8'));
  const headers = SOURCES.map((path): Header => {
    const source = readFileSync(resolve(MODULES, path), 'utf8');
    // a plugin without a name has the name of its class
    const [, named, itself] =
      /@CapacitorPlugin(?:\(\s*name = "(\w+)"|\s+public class (\w+))/.exec(source) ?? [];
    const name = named ?? itself ?? '';
    const own = methodsOf(source);
    const names = new Set(own.map((method) => method.name));
    return { name, methods: [...own, ...inherited.filter((method) => !names.has(method.name))] };
  });
  return headers.filter(({ name }) => !without.includes(name));
}
