import { existsSync } from 'node:fs';
import { register } from 'node:module';

const HOOKS = new URL('../../shared/federation/messages/messages-hooks.mjs', import.meta.url);
let isRegistered = false;

/**
 * Lets what is imported from now on say what pages say, out of the same catalogues, which Node compiles as it loads them; in a
 * package they are compiled.
 */
export function compileMessages(): void {
  if (!isRegistered && existsSync(HOOKS)) register(HOOKS);
  isRegistered = true;
}
