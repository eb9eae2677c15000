import type { PermissionState } from '@capacitor/core';
import type { DevicePart, Permission } from '@court/contract';
import { deviceFailure, notAvailable } from '../device-failure';
import { hasPlugin } from '../native-app';

/** Calls the app's plugin `name`. Throws the errors of device-error, also if the app does not include the plugin. */
export async function askPlugin<T>(part: DevicePart, name: string, ask: () => Promise<T>): Promise<T> {
  if (!hasPlugin(name)) throw notAvailable(part);
  try {
    return await ask();
  } catch (error) {
    throw deviceFailure(part, error);
  }
}

/** Combines several permissions of a plugin. All of them are needed. */
export function permissionOf(states: PermissionState[]): Permission {
  if (states.includes('denied')) return 'denied';
  return states.every((state) => state === 'granted') ? 'granted' : 'prompt';
}
