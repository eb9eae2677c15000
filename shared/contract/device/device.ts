import type { DeviceCalendar, Permission } from './device-calendar';
import type { Geocoder } from './geocoder';

/** The data that a server needs to send a notification to this device. */
export type PushRegistration = {
  /** the device's push token: of Firebase Cloud Messaging on Android, of Apple on iOS */
  token: string;
  /** the court's push app id and messaging sender id, to which the token belongs */
  appId: string;
  senderId: string;
};

export type Push = {
  permission(): Promise<Permission>;
  /** Asks the reader for permission if needed. Throws PermissionDeniedError, NotAvailableError, DeviceFailedError. */
  register(): Promise<PushRegistration>;
  unregister(): Promise<void>;
};

export type Splash = {
  /** Covers the page for two seconds, then hides by itself. Resolves once the screen is visible. */
  show(): Promise<void>;
  hide(): Promise<void>;
};

/** A speech synthesizer of the device. It runs on the device and sends no text to a server. */
export type Voice = {
  /** Speaks the sentences in order. Resolves after the last one, or when stopped. Throws DeviceFailedError. */
  speak(sentences: readonly string[]): Promise<void>;
  stop(): Promise<void>;
};

/**
 * The device an area runs on. Each part is loaded on first use. The browser's own features replace a missing part as
 * far as possible. Parts throw the errors of device-error.
 */
export type Device = {
  /** true in the iOS and Android apps, false in every browser */
  readonly isNative: boolean;
  calendar(): Promise<DeviceCalendar>;
  geocoder(): Promise<Geocoder>;
  push(): Promise<Push>;
  splash(): Promise<Splash>;
  /**
   * The app's speech synthesizer for a language, e.g. 'en-US', for a web view without `speechSynthesis`. Null if the
   * device has none. Absent in browsers, and in hosts before 1.4.0.
   */
  voice?(language: string): Promise<Voice | null>;
  /** Retries a store that is slow, refused or full. Never rejects. Absent in hosts before 1.5.0. */
  retryStorage?(): Promise<void>;
  /** Offers a text to the reader as a file to open or save. */
  offerFile(name: string, type: string, text: string): Promise<void>;
};
