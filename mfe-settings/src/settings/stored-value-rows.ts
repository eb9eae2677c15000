import { DEVICE_KEYS, isTheme } from '@court/records';
import { words } from '../words';

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

/** What the device keeps, as name and value in words; a key that says nothing to a reader is left out. */
export function storedValueRows(stored: Readonly<Record<string, unknown>>): [name: string, value: string][] {
  const theme = stored[DEVICE_KEYS.colorTheme];
  const own = stored[DEVICE_KEYS.reader];
  const changes =
    own && typeof own === 'object' ? Object.values(own).filter((value) => value !== undefined).length : 0;
  const said: [name: string, value: string | null][] = [
    [words('kept._courtDescription'), text(stored[DEVICE_KEYS.courtDescription])],
    [words('kept._colorTheme'), isTheme(theme) ? words(`name.${theme}`) : null],
    [words('kept._judgeName'), text(stored[DEVICE_KEYS.judgeName])],
    [words('kept.readerSettings'), changes > 0 ? words('kept.changes', { count: changes }) : null],
  ];
  return said.flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
}
