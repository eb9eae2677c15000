import { messagesOf } from '@court/ui';
import { freshness } from './en-US.json';

export const freshnessMessages = messagesOf({ 'en-US': freshness });
