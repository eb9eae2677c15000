import { messagesOf } from '@court/ui';
import { head, meetingHead } from './en-US.json';

/** What stands on the first screen of a hearing or a 341 meeting. */
export const headMessages = /* @__PURE__ */ messagesOf({ 'en-US': head });

/** Of a 341 meeting alone. */
export const meetingHeadMessages = /* @__PURE__ */ messagesOf({ 'en-US': meetingHead });

/** What a 341 meeting that is over came to, by its status; null if its status has no sentence. */
export const metSentence = (status: string): string | null =>
  Object.hasOwn(meetingHead, `status.${status}`)
    ? meetingHeadMessages(`status.${status}` as 'status.held')
    : null;
