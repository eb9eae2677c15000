import { messagesOf } from '@court/domain';
import { hearingsList, meetingsList } from './en-US.json';

/** Texts of the list of all hearings. */
export const listMessages = /* @__PURE__ */ messagesOf({ 'en-US': hearingsList });

/** Texts of the list of all 341 meetings. */
export const meetingListMessages = /* @__PURE__ */ messagesOf({ 'en-US': meetingsList });
