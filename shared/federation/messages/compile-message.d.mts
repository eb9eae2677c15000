/**
 * Thrown for a message that is not valid ICU or uses an unsupported feature. The error's text gives the column and the
 * remedy.
 */
export class MessageError extends Error {}

/** `code`: a JavaScript expression. `values`: the values that the message needs, with their TypeScript types. */
export type CompiledMessage = { code: string; values: Record<string, 'string' | 'number' | 'boolean'> };

/** Compiles an ICU message for `messagesOf` of @court/ui. Throws MessageError. */
export function compileMessage(text: string): CompiledMessage;
