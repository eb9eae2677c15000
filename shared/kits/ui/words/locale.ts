/** The language of words, dates and numbers on the screen. */
export const LOCALE = 'en-US';
