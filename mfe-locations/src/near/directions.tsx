import { deviceAtom } from '@court/contract';
import { useAtomValue } from 'jotai';
import * as css from '../offices/office-card.module.css';
import type { OfficeFacts } from '../offices/office-facts';
import { officeWords } from '../offices/office-words';
import { directionsLink } from './directions-link';

/** The way to an office, by the device's maps or a map on the web; nobody is asked before the reader follows it. */
export function Directions({ office }: { office: OfficeFacts }) {
  const isNative = useAtomValue(deviceAtom)?.isNative === true;
  const href = directionsLink(office, { isNative, userAgent: navigator.userAgent });
  if (!href) return null;
  return (
    <p className={css.directions}>
      <a className={css.link} href={href} rel="noreferrer" referrerPolicy="no-referrer">
        {officeWords('office.directionsTo', { office: office.name })}
      </a>
    </p>
  );
}
