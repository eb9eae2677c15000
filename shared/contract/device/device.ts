import type { DeviceCalendar, Permission } from './device-calendar';
import type { Geocoder } from './geocoder';

/** What a server needs to send a notification to this device. */
export type PushRegistration = {
  /** the device's address: of Firebase Cloud Messaging on Android, of Apple on iOS */
  token: string;
  /** the court's push app id and messaging sender id, which the token belongs to */
  appId: string;
  senderId: string;
};

export type Push = {
  permission(): Promise<Permission>;
  /** Asks the reader where need be. Throws PermissionDeniedError, NotAvailableError, DeviceFailedError. */
  register(): Promise<PushRegistration>;
  unregister(): Promise<void>;
};

export type Splash = {
  /** Covers the page for two seconds; resolves once it stands, and it hides by itself. */
  show(): Promise<void>;
  hide(): Promise<void>;
};

/** A voice of the device itself: what it says is made into sound on the device, and sent nowhere. */
export type Voice = {
  /** Says the sentences one after the other; resolves when all are said, or when it was stopped. Throws DeviceFailedError. */
  speak(sentences: readonly string[]): Promise<void>;
  stop(): Promise<void>;
};

/**
 * The device an area runs on. Each part is loaded when it is first asked for; what is not there is filled by the
 * browser as far as that can. Parts throw the errors of device-error.
 */
export type Device = {
  /** true in the iOS and Android apps, false in every browser */
  readonly isNative: boolean;
  calendar(): Promise<DeviceCalendar>;
  geocoder(): Promise<Geocoder>;
  push(): Promise<Push>;
  splash(): Promise<Splash>;
  /**
   * The app's voice for a language, e.g. 'en-US', for a web view without `speechSynthesis`; null where the device has none of its
   * own. Left out in browsers, and by hosts before 1.4.0.
   */
  voice?(language: string): Promise<Voice | null>;
  /** Asks again for a store that is slow, refuses or is full. Never rejects. Left out by hosts before 1.5.0. */
  retryStorage?(): Promise<void>;
  /** Offers a text to the reader as a file to open or save. */
  offerFile(name: string, type: string, text: string): Promise<void>;
};
