import { messagesOf } from '@court/domain';
import { failure } from './en-US.json';

/** Texts for an area that failed, or that runs its previous release. */
export const failureMessages = messagesOf({ 'en-US': failure });
