import {
  DeviceError,
  DeviceFailedError,
  type DevicePart,
  NotAvailableError,
  PermissionDeniedError,
} from '@court/contract';
import { deviceMessages } from '../messages/device-messages';

/** Error codes of Capacitor, of its calendar plugin and of the browser's geolocation. */
const DENIED = ['OS-PLUG-CLDR-0020', '1'];
const MISSING = ['UNIMPLEMENTED', 'UNAVAILABLE', 'OS-PLUG-CLDR-0005'];

export const notAvailable = (part: DevicePart, options?: ErrorOptions) =>
  new NotAvailableError(part, deviceMessages('missing', { part: deviceMessages(part) }), options);

export const permissionDenied = (part: DevicePart, options?: ErrorOptions) =>
  new PermissionDeniedError(part, deviceMessages('denied', { part: deviceMessages(part) }), options);

/** Converts an error of a plugin or the browser to one of the errors of device-error. */
export function deviceFailure(part: DevicePart, cause: unknown): DeviceError {
  if (cause instanceof DeviceError) return cause;
  const code = codeOf(cause);
  if (code !== null && DENIED.includes(code)) return permissionDenied(part, { cause });
  if (code !== null && MISSING.includes(code)) return notAvailable(part, { cause });
  return new DeviceFailedError(part, deviceMessages('failed', { part: deviceMessages(part) }), code, {
    cause,
  });
}

function codeOf(thrown: unknown): string | null {
  const code: unknown = typeof thrown === 'object' && thrown ? Reflect.get(thrown, 'code') : null;
  return typeof code === 'string' || typeof code === 'number' ? String(code) : null;
}
