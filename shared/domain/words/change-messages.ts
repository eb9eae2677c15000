import { changes } from './messages/en-US.json';
import { messagesOf } from './messages-of';

/** Texts that describe changes of a record. */
export const changeMessages = /* @__PURE__ */ messagesOf({ 'en-US': changes });
