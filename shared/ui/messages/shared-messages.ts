import { messagesOf } from '@court/domain';
import { counts, paper, parts, unofficial } from './en-US.json';

/** Texts of screen parts that no first paint draws. */
export const partMessages = /* @__PURE__ */ messagesOf({ 'en-US': parts });

/** Texts that say that the page is unofficial, and that the court's own docket governs. */
export const unofficialMessages = /* @__PURE__ */ messagesOf({ 'en-US': unofficial });

/** Texts that appear only on printed pages. */
export const paperMessages = /* @__PURE__ */ messagesOf({ 'en-US': paper });

const countMessages = /* @__PURE__ */ messagesOf({ 'en-US': counts });

/**
 * Adds the number of hearings that will not be held at their date: '92 hearings + 11 canceled or moved'. Not a dot,
 * because the first number does not include the second. Only '11 canceled or moved' if `held`, the number in `words`,
 * is 0. The plus stays with the second number.
 */
export function withOff(words: string, held: number, off: number): string {
  if (off === 0) return words;
  const offWords = countMessages('off', { count: off });
  return held === 0 ? offWords : `${words} +\u00a0${offWords}`;
}
