import type { DocketMessages } from '@court/docket';
import { messagesOf } from '@court/domain';
import { day } from './en-US.json';

export const dayMessages = messagesOf<DocketMessages>({ 'en-US': day });
