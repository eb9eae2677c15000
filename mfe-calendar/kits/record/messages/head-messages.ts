import { messagesOf } from '@court/domain';
import { head, meetingHead } from './en-US.json';

/** Texts of the first screen of a hearing or 341 meeting. */
export const headMessages = /* @__PURE__ */ messagesOf({ 'en-US': head });

/** Texts only for 341 meetings. */
export const meetingHeadMessages = /* @__PURE__ */ messagesOf({ 'en-US': meetingHead });

/** The sentence about the outcome of a 341 meeting, by its status. Null if the status has no sentence. */
export const metSentence = (status: string): string | null =>
  Object.hasOwn(meetingHead, `status.${status}`)
    ? meetingHeadMessages(`status.${status}` as 'status.held')
    : null;

type ExplainedStatus = 'continued' | 'stricken' | 'vacated' | 'withdrawn';

/** A status that the glossary explains, else null. */
export const explainedStatus = (status: string): ExplainedStatus | null =>
  Object.hasOwn(head, `what.${status}`) ? (status as ExplainedStatus) : null;
