// Everything that speaks to the app's plugins, in one file: in the apps it lies on the device.

export { SECURE_STORAGE, secureStorageDriver } from '../secure-storage-driver';
export { nativeCalendar } from './native-calendar';
export { nativeGeocoder } from './native-geocoder';
export { nativePush } from './native-push';
export { nativeSplash } from './native-splash';
