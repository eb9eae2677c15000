import { messagesOf } from '@court/domain';
import { frame, rows } from './en-US.json';

/** Texts of a day's rows and its controls, for hearings and meetings. */
export const rowMessages = /* @__PURE__ */ messagesOf({ 'en-US': rows });

/** Texts of the calendar frame that the first paint does not need. */
export const frameMessages = /* @__PURE__ */ messagesOf({ 'en-US': frame });
