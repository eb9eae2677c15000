/** Whether the reader lets the app use a part of the device; `prompt` means that using it will ask. */
export type Permission = 'granted' | 'denied' | 'prompt';
