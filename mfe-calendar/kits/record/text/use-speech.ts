import { deviceAtom, type Voice } from '@court/contract';
import { LOCALE } from '@court/domain';
import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ownVoice } from './own-voice';

/**
 * Speaks each sentence separately, because Chromium stops in the middle of a long text
 * (https://issues.chromium.org/issues/41294170).
 */
function browserVoice(speech: SpeechSynthesis, voice: SpeechSynthesisVoice): Voice {
  return {
    speak: (sentences) =>
      new Promise((resolve, reject) => {
        speech.cancel();
        const spoken = sentences.map((sentence) => {
          const one = new SpeechSynthesisUtterance(sentence);
          one.voice = voice;
          one.lang = voice.lang;
          one.rate = 0.9;
          // `canceled` and `interrupted` come from this page, not from a fault
          one.onerror = ({ error }) =>
            /^(canceled|interrupted)$/.test(error) ? resolve() : reject(new Error(error));
          return one;
        });
        const last = spoken.at(-1);
        if (last) last.onend = () => resolve();
        for (const one of spoken) speech.speak(one);
      }),
    stop: async () => speech.cancel(),
  };
}

/**
 * The device's local voice, from the browser, or from the app if its web view cannot speak. Null until a voice is
 * found.
 */
function useOwnVoice(): Voice | null {
  const device = useAtomValue(deviceAtom);
  const [voice, setVoice] = useState<Voice | null>(null);
  useEffect(() => {
    let isLeft = false;
    const speech: SpeechSynthesis | null = globalThis.speechSynthesis ?? null;
    // browsers load their list of voices late
    const look = () => {
      const own = speech && ownVoice(speech.getVoices(), LOCALE);
      setVoice(own && browserVoice(speech, own));
    };
    const take = (found: Voice | null | undefined) => {
      if (!isLeft) setVoice(found ?? null);
    };
    if (speech) look();
    else device?.voice?.(LOCALE).then(take, () => take(null));
    // Safari before version 16 has no addEventListener here
    speech?.addEventListener?.('voiceschanged', look);
    return () => {
      isLeft = true;
      speech?.removeEventListener?.('voiceschanged', look);
    };
  }, [device]);
  return voice;
}

export type Speech = {
  /** whether the device has a local voice */
  canSpeak: boolean;
  state: 'silent' | 'speaking' | 'failed';
  start: () => void;
  stop: () => void;
};

/** Speaks `sentences`. Stops if they change, because the spoken text may be wrong, and when the page closes. */
export function useSpeech(sentences: readonly string[]): Speech {
  const voice = useOwnVoice();
  const [state, setState] = useState<Speech['state']>('silent');
  /** the current utterance; ignores the end of earlier utterances */
  const latest = useRef<symbol | null>(null);
  const text = sentences.join('\n');

  const end = useCallback((said: symbol | null, as: Speech['state']) => {
    if (latest.current !== said) return;
    latest.current = null;
    setState(as);
  }, []);

  const stop = useCallback(() => {
    end(latest.current, 'silent');
    voice?.stop().catch(() => {});
  }, [voice, end]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed text stops the voice
  useEffect(() => {
    window.addEventListener('pagehide', stop);
    return () => {
      window.removeEventListener('pagehide', stop);
      stop();
    };
  }, [text, stop]);

  const start = () => {
    if (!voice) return;
    const said = Symbol('said');
    latest.current = said;
    setState('speaking');
    voice.speak(text.split('\n')).then(
      () => end(said, 'silent'),
      () => end(said, 'failed'),
    );
  };

  return { canSpeak: voice !== null, state, start, stop };
}
