import { existsSync } from 'node:fs';
import { register } from 'node:module';

const HOOKS = new URL('../../../shared/federation/messages/messages-hooks.mjs', import.meta.url);
let isRegistered = false;

/**
 * Registers hooks for later imports, so that alerts use the same message catalogs as pages. Node compiles the catalogs
 * when it loads them. A package contains compiled catalogs.
 */
export function compileMessages(): void {
  if (!isRegistered && existsSync(HOOKS)) register(HOOKS);
  isRegistered = true;
}
