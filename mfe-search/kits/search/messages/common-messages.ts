import { messagesOf } from '@court/domain';
import { common } from './en-US.json';

/** Words that search results and the pages of people and cases share. */
export const commonMessages = messagesOf({ 'en-US': common });
