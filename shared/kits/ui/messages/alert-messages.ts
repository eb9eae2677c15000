import { alerts } from './en-US.json';
import { messagesOf } from './messages-of';

/** What an alert says of a record: the publisher's words, which no page of ours shows. */
export const alertMessages = /* @__PURE__ */ messagesOf({ 'en-US': alerts });
