import { messagesOf } from '@court/domain';
import { notFound } from './en-US.json';

/** Texts for an address without a screen. */
export const notFoundMessages = messagesOf({ 'en-US': notFound });
