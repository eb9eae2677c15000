import { messagesOf } from '@court/domain';
import { home, homeLater } from './en-US.json';

/** Texts of home that the first paint uses too. */
export const homeFirstMessages = /* @__PURE__ */ messagesOf({ 'en-US': home });

export const homeMessages = /* @__PURE__ */ messagesOf({ 'en-US': { ...home, ...homeLater } });
