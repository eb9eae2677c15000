import { messagesOf } from '@court/ui';
import { frame, rows } from './en-US.json';

/** What a day's rows and its bar say, whatever is listed. */
export const rowMessages = /* @__PURE__ */ messagesOf({ 'en-US': rows });

/** What the frame of a docket says that no first paint draws. */
export const frameMessages = /* @__PURE__ */ messagesOf({ 'en-US': frame });
