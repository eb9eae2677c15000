/** What a browser, or the app's plugin, says of a voice. */
type KnownVoice = Pick<SpeechSynthesisVoice, 'default' | 'lang' | 'localService'>;

/**
 * Of `voices` one that speaks `locale` on the device itself. Others send what they say to their maker's server
 * (https://developer.mozilla.org/docs/Web/API/SpeechSynthesisVoice/localService), and a case is nobody's business there.
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
