import type { PermissionState } from '@capacitor/core';
import type { Permission } from '@court/contract';

/** What several permissions of a plugin come to: all of them are needed. */
export function permissionOf(states: PermissionState[]): Permission {
  if (states.includes('denied')) return 'denied';
  return states.every((state) => state === 'granted') ? 'granted' : 'prompt';
}
