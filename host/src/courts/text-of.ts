import type { MenuItem } from '@court/contract';
import { LOCALE } from '@court/ui';

/** A text that a release brings, in the reader's language; in US English where it has none for that. */
export const textOf = (text: MenuItem['label']): string => text[LOCALE] ?? text['en-US'];
