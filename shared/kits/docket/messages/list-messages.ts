import { messagesOf } from '@court/ui';
import { hearingsList } from './en-US.json';

/** What the list of all hearings says of itself. */
export const listMessages = /* @__PURE__ */ messagesOf({ 'en-US': hearingsList });
