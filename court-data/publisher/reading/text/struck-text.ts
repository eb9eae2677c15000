const MARK = '(struck through: ';

/** Marks a text that the export shows struck through. The readers of pages and workbooks use it. */
export const markStruck = (text: string): string => `${MARK}${text.trim()})`;

/** The mark, tags of HTML, strokes over letters, and Markdown. */
const STRUCK = /\(struck through: |<(?:s|del|strike)[\s>]|line-through|[\u0335\u0336]|~~\S/i;

/** Whether a part of the text is struck through. */
export const hasStruck = (text: string): boolean => STRUCK.test(text);

/** A text that is struck through as a whole without the mark. Any other text stays unchanged. */
export const withoutMark = (text: string): string =>
  text.startsWith(MARK) && text.endsWith(')') && text.lastIndexOf(MARK) === 0
    ? text.slice(MARK.length, -1)
    : text;
