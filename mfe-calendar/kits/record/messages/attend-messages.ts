import { messagesOf } from '@court/domain';
import { attend } from './en-US.json';

/** Texts about how to join. */
export const attendMessages = /* @__PURE__ */ messagesOf({ 'en-US': attend });
