import { alerts } from './messages/en-US.json';
import { messagesOf } from './messages-of';

/** Texts of alerts. Only the publisher uses them. */
export const alertMessages = /* @__PURE__ */ messagesOf({ 'en-US': alerts });
