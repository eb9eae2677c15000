import { messagesOf } from '@court/ui';
import { hearingsList, meetingsList } from './en-US.json';

/** What the list of all hearings says of itself. */
export const listMessages = /* @__PURE__ */ messagesOf({ 'en-US': hearingsList });

/** What the list of all 341 meetings says of itself. */
export const meetingListMessages = /* @__PURE__ */ messagesOf({ 'en-US': meetingsList });
