import { atom } from 'jotai';
import type { Device } from './device';

const given = atom<Device | null>(null);

/** The device's calendar, geocoder, push notifications and splash screen; null until the host has given it. */
export const deviceAtom = atom((get) => get(given));

/** Written by the host's startup alone. */
export const giveDeviceAtom = atom(null, (_get, set, device: Device) => set(given, device));
