import { messagesOf } from '@court/domain';
import { shell } from './en-US.json';

export const shellMessages = messagesOf({ 'en-US': shell });

/** Keys of the messages without placeholders. */
export type PlainMessage = {
  [K in keyof typeof shell]: (typeof shell)[K] extends string ? K : never;
}[keyof typeof shell];
