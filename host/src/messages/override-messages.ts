import { messagesOf } from '@court/domain';
import { override } from './en-US.json';

/** Texts for areas that load from a developer’s machine. */
export const overrideMessages = messagesOf({ 'en-US': override });
