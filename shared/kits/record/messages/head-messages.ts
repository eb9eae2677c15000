import { messagesOf } from '@court/ui';
import { head, meetingHead } from './en-US.json';

/** What stands on the first screen of a hearing or a 341 meeting. */
export const headMessages = /* @__PURE__ */ messagesOf({ 'en-US': head });

/** Of a 341 meeting alone. */
export const meetingHeadMessages = /* @__PURE__ */ messagesOf({ 'en-US': meetingHead });
