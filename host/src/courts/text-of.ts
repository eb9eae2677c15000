import type { MenuItem } from '@court/contract';
import { LOCALE } from '@court/domain';

/** A text of a release in the reader's language, or in US English if there is no translation. */
export const textOf = (text: MenuItem['label']): string => text[LOCALE] ?? text['en-US'];
