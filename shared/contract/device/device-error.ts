/** A part of the device, as a reader knows it. */
export type DevicePart = 'calendar' | 'geocoder' | 'location' | 'push' | 'splash' | 'voice';

/** A part of the device did not do what it was asked; the message is a sentence for the reader. */
export class DeviceError extends Error {
  override name = 'DeviceError';
  constructor(
    readonly part: DevicePart,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** The reader, or the device's settings, do not let the app use it. */
export class PermissionDeniedError extends DeviceError {
  override name = 'PermissionDeniedError';
}

/** The device, the browser or the court has no such thing. */
export class NotAvailableError extends DeviceError {
  override name = 'NotAvailableError';
}

/** It is there and allowed, and failed. `code` is the plugin's own, e.g. OS-PLUG-CLDR-0004; null where it gives none. */
export class DeviceFailedError extends DeviceError {
  override name = 'DeviceFailedError';
  constructor(
    part: DevicePart,
    message: string,
    readonly code: string | null,
    options?: ErrorOptions,
  ) {
    super(part, message, options);
  }
}
