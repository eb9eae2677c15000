import { atom } from 'jotai';
import type { Device } from './device';

const provided = atom<Device | null>(null);

/** The device's calendar, geocoder, push notifications and splash screen; null until the host has given it. */
export const deviceAtom = atom((get) => get(provided));

/** Written by the host's startup alone. */
export const setDeviceAtom = atom(null, (_get, set, device: Device) => set(provided, device));
