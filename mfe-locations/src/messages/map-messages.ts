import { messagesOf } from '@court/domain';
import { map } from './en-US.json';

/** Texts of the map's page, and of the document with Google's map. */
export const mapMessages = messagesOf({ 'en-US': map });
