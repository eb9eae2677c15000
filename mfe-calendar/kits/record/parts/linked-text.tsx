import { courtAtom, safeMeetingUrl } from '@court/contract';
import { dialLinks, phoneText } from '@court/domain';
import { useAtomValue } from 'jotai';
import * as css from './linked-text.module.css';

const URL = String.raw`https://[^\s<>"]*[^\s<>".,;:)]`;
/** A US phone number. A code of digits and spaces is none. */
const PHONE = String.raw`(?:\+?1[ .-])?(?:\(\d{3}\) ?|\b\d{3}[.-])\d{3}[.-]\d{4}\b`;
/** A number of several groups: '26-12048-mrd', '820 555 0135'. */
const NUMBER = String.raw`\b\d+(?:[ -]\d+)+(?:-[a-z]+)?\b`;

const VALUES = new RegExp(`(${URL}|${PHONE}|${NUMBER})`, 'i');
const ONLY_PHONE = new RegExp(`^${PHONE}$`);

type Props = {
  children: string;
  /** codes in the text that may look like phone numbers */
  codes?: readonly (string | null | undefined)[];
};

/** A text in which each number stays in one line. Links the court's meeting addresses and US phone numbers. */
export function LinkedText({ children, codes = [] }: Props) {
  const hosts = useAtomValue(courtAtom)?.meetingHosts ?? [];
  const hrefOf = (value: string) =>
    ONLY_PHONE.test(value) && !codes.includes(value)
      ? dialLinks({ phone: value })[0]?.href
      : safeMeetingUrl(value, hosts);
  // every second part is a value
  return children.split(VALUES).map((part, at) => {
    const isValue = at % 2 === 1;
    const href = isValue ? hrefOf(part) : null;
    const whole = isValue && !part.startsWith('https:') ? css.whole : undefined;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other key
      <span key={at} className={whole}>
        {href ? (
          <a href={href} rel="noreferrer" className={css.link}>
            {phoneText(part)}
          </a>
        ) : (
          part
        )}
      </span>
    );
  });
}
