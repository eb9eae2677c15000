import type { DocketMessages } from '@court/docket';
import { messagesOf } from '@court/ui';
import { day } from './en-US.json';

export const dayMessages = messagesOf<DocketMessages>({ 'en-US': day });
