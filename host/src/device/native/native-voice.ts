import { registerPlugin } from '@capacitor/core';
import type { TextToSpeechPlugin } from '@capacitor-community/text-to-speech';
import type { Voice } from '@court/contract';
import { listOf, objectOf, textOf } from '@court/domain';
import { ownVoice } from '@court/record';
import { hasPlugin } from '../native-app';
import { askPlugin } from './ask-plugin';

/** Only the plugin's native side: its browser script would use `speechSynthesis`, which is missing here. */
const speech = registerPlugin<TextToSpeechPlugin>('TextToSpeech');
const ask = <T>(work: () => Promise<T>) => askPlugin('voice', 'TextToSpeech', work);

/**
 * Android's speech starts with the app. Until then the plugin rejects every call: the number of tries, and the ms
 * between them.
 */
const STARTING = { tries: 5, wait: 400 };

async function voicesOf(left = STARTING.tries): Promise<unknown> {
  try {
    return await ask(() => speech.getSupportedVoices());
  } catch (error) {
    if (left <= 1) throw error;
    await new Promise((resolve) => setTimeout(resolve, STARTING.wait));
    return voicesOf(left - 1);
  }
}

/** The device's own voice for `language`, as `speak` takes it: its index in the plugin's list, and its language. */
async function chosenVoice(language: string): Promise<{ voice: number; lang: string } | null> {
  const known = listOf(objectOf(await voicesOf())?.voices).map((one, voice) => {
    const { lang, localService } = objectOf(one) ?? {};
    return { voice, lang: textOf(lang) ?? '', localService: localService === true, default: false };
  });
  const own = ownVoice(known, language);
  return own && { voice: own.voice, lang: own.lang };
}

/**
 * Speech for Android's web view, which has none. Null if the app does not include the plugin, or no voice runs on the
 * device.
 */
export async function nativeVoice(language: string): Promise<Voice | null> {
  const chosen = hasPlugin('TextToSpeech') ? await chosenVoice(language).catch(() => null) : null;
  if (!chosen) return null;
  let end = () => {};
  return {
    async speak(sentences) {
      // The plugin never settles the call of a sentence that was stopped.
      let isEnded = false;
      const ended = new Promise<void>((resolve) => {
        end = () => {
          isEnded = true;
          resolve();
        };
      });
      for (const text of sentences) {
        await Promise.race([ended, ask(() => speech.speak({ text, ...chosen, rate: 0.9 }))]);
        if (isEnded) return;
      }
    },
    async stop() {
      end();
      await ask(() => speech.stop());
    },
  };
}
