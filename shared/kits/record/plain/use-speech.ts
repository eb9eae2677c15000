import { LOCALE } from '@court/ui';
import { useCallback, useEffect, useState } from 'react';

/**
 * A voice that speaks on the device itself. Others send what they say to their maker's server
 * (https://developer.mozilla.org/docs/Web/API/SpeechSynthesisVoice/localService), and a case is nobody's business there.
 */
function ownVoice(speech: SpeechSynthesis): SpeechSynthesisVoice | null {
  const language = LOCALE.slice(0, 2);
  const own = speech
    .getVoices()
    .filter(({ localService, lang }) => localService && lang.slice(0, 2).toLowerCase() === language);
  // Android writes en_US
  const here = own.filter(({ lang }) => lang.replace('_', '-') === LOCALE);
  return here.find((voice) => voice.default) ?? here[0] ?? own[0] ?? null;
}

/** Null in a web view that has none, as Android's. */
const deviceSpeech = (): SpeechSynthesis | null => globalThis.speechSynthesis ?? null;

/** The device's own voice; null until it has one. Browsers learn late which there are. */
function useOwnVoice(): SpeechSynthesisVoice | null {
  const [voice, setVoice] = useState<SpeechSynthesisVoice | null>(null);
  useEffect(() => {
    const speech = deviceSpeech();
    if (!speech) return;
    const look = () => setVoice(ownVoice(speech));
    look();
    // what Safari lacked before its version 16
    speech.addEventListener?.('voiceschanged', look);
    return () => speech.removeEventListener?.('voiceschanged', look);
  }, []);
  return voice;
}

export type Speech = {
  /** whether the device has a voice of its own */
  canSpeak: boolean;
  state: 'silent' | 'speaking' | 'failed';
  start: () => void;
  stop: () => void;
};

/**
 * Speaks `sentences`, one after the other: Chromium stops in the middle of a long text
 * (https://issues.chromium.org/issues/41294170). Stops where they change, since what it says may hold no longer, and with the page.
 */
export function useSpeech(sentences: readonly string[]): Speech {
  const voice = useOwnVoice();
  const [state, setState] = useState<Speech['state']>('silent');
  const text = sentences.join('\n');

  const stop = useCallback(() => {
    setState('silent');
    deviceSpeech()?.cancel();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text stops what is said
  useEffect(() => {
    window.addEventListener('pagehide', stop);
    return () => {
      window.removeEventListener('pagehide', stop);
      stop();
    };
  }, [text, stop]);

  const start = () => {
    const speech = deviceSpeech();
    if (!speech || !voice) return;
    speech.cancel();
    setState('speaking');
    const spoken = text.split('\n').map((sentence) => {
      const one = new SpeechSynthesisUtterance(sentence);
      one.voice = voice;
      one.lang = voice.lang;
      one.rate = 0.9;
      // `canceled` and `interrupted` are our own doing, or that of another part of the page
      one.onerror = ({ error }) => setState(/^(canceled|interrupted)$/.test(error) ? 'silent' : 'failed');
      return one;
    });
    const last = spoken.at(-1);
    if (last) last.onend = () => setState('silent');
    for (const one of spoken) speech.speak(one);
  };

  return { canSpeak: voice !== null, state, start, stop };
}
