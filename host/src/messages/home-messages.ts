import { messagesOf } from '@court/ui';
import { home, homeLater } from './en-US.json';

/** What home says before its app, too. */
export const homeFirstMessages = /* @__PURE__ */ messagesOf({ 'en-US': home });

export const homeMessages = /* @__PURE__ */ messagesOf({ 'en-US': { ...home, ...homeLater } });
