/** A part of the device, by the name that errors use. */
export type DevicePart = 'calendar' | 'geocoder' | 'location' | 'push' | 'splash' | 'voice';

/** A part of the device failed. The message is a sentence for the reader. */
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

/** The reader or the device's settings deny the app this part. */
export class PermissionDeniedError extends DeviceError {
  override name = 'PermissionDeniedError';
}

/** The device, the browser or the court does not offer this part. */
export class NotAvailableError extends DeviceError {
  override name = 'NotAvailableError';
}

/**
 * The part is available and allowed, but failed. `code` is the plugin's error code, e.g. OS-PLUG-CLDR-0004, or null if
 * the plugin gives none.
 */
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
