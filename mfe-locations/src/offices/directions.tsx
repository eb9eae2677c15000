import { deviceAtom } from '@court/contract';
import { buttonClass } from '@court/ui';
import { useAtomValue } from 'jotai';
import { officeMessages } from '../messages/office-messages';
import * as css from './office-card.module.css';
import type { OfficeFacts } from './office-facts';

const isApple = (userAgent: string) => /iPhone|iPad|iPod|Macintosh/.test(userAgent);

/**
 * A link to directions. In the apps it opens the device's maps (`geo:` on Android, `maps:` on iOS). In browsers it
 * opens a map website, which needs no key. Uses the position if it is known, because an unstaffed office may get its
 * mail elsewhere. Null without a position and an address to go to.
 */
export function directionsLink(
  { name, position, lines, isMailOnly }: Pick<OfficeFacts, 'name' | 'position' | 'lines' | 'isMailOnly'>,
  { isNative, userAgent }: { isNative: boolean; userAgent: string },
): string | null {
  const address = isMailOnly ? '' : lines.join(', ');
  const place = position ? `${position.lat},${position.lng}` : address;
  if (!place) return null;
  const to = encodeURIComponent(place);
  if (!isNative) return `https://www.google.com/maps/dir/?api=1&destination=${to}`;
  if (isApple(userAgent)) return `maps://?daddr=${to}`;
  const label = position ? `(${encodeURIComponent(name)})` : '';
  return `geo:${position ? place : '0,0'}?q=${to}${label}`;
}

/** Link to directions, in the device's maps or on a map website. Sends no request until the reader follows it. */
export function Directions({ office }: { office: OfficeFacts }) {
  const isNative = useAtomValue(deviceAtom)?.isNative === true;
  const href = directionsLink(office, { isNative, userAgent: navigator.userAgent });
  if (!href) return null;
  return (
    <a
      className={buttonClass('outline', css.directions)}
      href={href}
      rel="noreferrer"
      referrerPolicy="no-referrer"
      aria-label={officeMessages('office.directionsTo', { office: office.name })}
    >
      {officeMessages('office.directions')}
    </a>
  );
}
