/** Properties of a voice, from the browser or the app's plugin. */
type KnownVoice = Pick<SpeechSynthesisVoice, 'default' | 'lang' | 'localService'>;

/**
 * Returns a voice for `locale` that runs on the device. Remote voices send the text to the vendor's server
 * (https://developer.mozilla.org/docs/Web/API/SpeechSynthesisVoice/localService), and the text contains private case
 * data.
 */
export function ownVoice<V extends KnownVoice>(voices: readonly V[], locale: string): V | null {
  const language = locale.slice(0, 2);
  const own = voices.filter(
    ({ localService, lang }) => localService && lang.slice(0, 2).toLowerCase() === language,
  );
  // Android writes en_US
  const here = own.filter(({ lang }) => lang.replace('_', '-') === locale);
  return here.find((voice) => voice.default) ?? here[0] ?? own[0] ?? null;
}
