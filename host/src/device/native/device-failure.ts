import {
  DeviceError,
  DeviceFailedError,
  type DevicePart,
  NotAvailableError,
  PermissionDeniedError,
} from '@court/contract';
import { deviceWords } from '../../locales/device-en-us';

/** Codes of Capacitor, of its calendar plugin and of the browser's geolocation. */
const DENIED = ['OS-PLUG-CLDR-0020', '1'];
const MISSING = ['UNIMPLEMENTED', 'UNAVAILABLE', 'OS-PLUG-CLDR-0005'];

export const notAvailable = (part: DevicePart, options?: ErrorOptions) =>
  new NotAvailableError(part, deviceWords('missing', { part: deviceWords(part) }), options);

export const permissionDenied = (part: DevicePart, options?: ErrorOptions) =>
  new PermissionDeniedError(part, deviceWords('denied', { part: deviceWords(part) }), options);

/** What a plugin or the browser threw, as one of the errors of device-error. */
export function deviceFailure(part: DevicePart, cause: unknown): DeviceError {
  if (cause instanceof DeviceError) return cause;
  const code = codeOf(cause);
  if (code !== null && DENIED.includes(code)) return permissionDenied(part, { cause });
  if (code !== null && MISSING.includes(code)) return notAvailable(part, { cause });
  return new DeviceFailedError(part, deviceWords('failed', { part: deviceWords(part) }), code, { cause });
}

function codeOf(thrown: unknown): string | null {
  const code: unknown = typeof thrown === 'object' && thrown ? Reflect.get(thrown, 'code') : null;
  return typeof code === 'string' || typeof code === 'number' ? String(code) : null;
}
