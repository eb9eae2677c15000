import { deviceAtom } from '@court/contract';
import { useAtomValue } from 'jotai';
import { officeMessages } from '../messages/office-messages';
import * as css from '../offices/office-card.module.css';
import type { OfficeFacts } from '../offices/office-facts';

const isApple = (userAgent: string) => /iPhone|iPad|iPod|Macintosh/.test(userAgent);

/**
 * An address that leads to an office: of the device's maps in the apps (`geo:` on Android, `maps:` on iOS), of a map on
 * the web, which needs no key, in browsers. By position where it is known, since an unstaffed office may have its mail
 * elsewhere; null where neither position nor address is.
 */
export function directionsLink(
  { name, position, lines }: Pick<OfficeFacts, 'name' | 'position' | 'lines'>,
  { isNative, userAgent }: { isNative: boolean; userAgent: string },
): string | null {
  const place = position ? `${position.lat},${position.lng}` : lines.join(', ');
  if (!place) return null;
  const to = encodeURIComponent(place);
  if (!isNative) return `https://www.google.com/maps/dir/?api=1&destination=${to}`;
  if (isApple(userAgent)) return `maps://?daddr=${to}`;
  const label = position ? `(${encodeURIComponent(name)})` : '';
  return `geo:${position ? place : '0,0'}?q=${to}${label}`;
}

/** The way to an office, by the device's maps or a map on the web; nobody is asked before the reader follows it. */
export function Directions({ office }: { office: OfficeFacts }) {
  const isNative = useAtomValue(deviceAtom)?.isNative === true;
  const href = directionsLink(office, { isNative, userAgent: navigator.userAgent });
  if (!href) return null;
  return (
    <p className={css.directions}>
      <a className={css.link} href={href} rel="noreferrer" referrerPolicy="no-referrer">
        {officeMessages('office.directionsTo', { office: office.name })}
      </a>
    </p>
  );
}
