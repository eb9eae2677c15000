import type { PermissionState } from '@capacitor/core';
import type { DevicePart, Permission } from '@court/contract';
import { deviceFailure, notAvailable } from './device-failure';
import { hasPlugin } from './native-app';

/** What the app's plugin `name` answers. Throws the errors of device-error, also where the app does not carry it. */
export async function askPlugin<T>(part: DevicePart, name: string, ask: () => Promise<T>): Promise<T> {
  if (!hasPlugin(name)) throw notAvailable(part);
  try {
    return await ask();
  } catch (error) {
    throw deviceFailure(part, error);
  }
}

/** What several permissions of a plugin come to: all of them are needed. */
export function permissionOf(states: PermissionState[]): Permission {
  if (states.includes('denied')) return 'denied';
  return states.every((state) => state === 'granted') ? 'granted' : 'prompt';
}
