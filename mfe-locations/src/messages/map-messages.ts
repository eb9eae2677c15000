import { messagesOf } from '@court/ui';
import { map } from './en-US.json';

/** Messages of the map’s page, and of Google’s document in it. */
export const mapMessages = messagesOf({ 'en-US': map });
