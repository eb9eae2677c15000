/** A message that is not ICU, or asks for what is not supported; the message says where in it and what to write instead. */
export class MessageError extends Error {}

/** `code` is a JavaScript expression, `values` the values that the message needs with their TypeScript types. */
export type CompiledMessage = { code: string; values: Record<string, 'string' | 'number' | 'boolean'> };

/** Compiles an ICU message as `messagesOf` of @court/ui takes it. Throws MessageError. */
export function compileMessage(text: string): CompiledMessage;
