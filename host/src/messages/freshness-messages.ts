import { messagesOf } from '@court/domain';
import { freshness } from './en-US.json';

export const freshnessMessages = messagesOf({ 'en-US': freshness });
