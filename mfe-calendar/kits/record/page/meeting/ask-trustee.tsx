import { trusteesAtom } from '@court/contract';
import { dialLinks, phoneText, type ShownEntry } from '@court/domain';
import { useAtomValue } from 'jotai';
import { meetingMessages } from '../../messages/meeting-messages';
import { OuterLink } from '../../parts/outer-link';

type Props = { entry: ShownEntry };

/** The person to call if a notice disagrees, with the published numbers of the trustees. */
export function AskTrustee({ entry: { trustees = [] } }: Props) {
  const { byId } = useAtomValue(trusteesAtom);
  const known = Object.values(byId).filter(({ name, phone }) => phone && trustees.includes(name));
  return (
    <>
      <p>{meetingMessages('ask')}</p>
      {known.map(({ name, phone = '' }) => (
        <p key={name}>
          <span>{`${name}:`}</span>{' '}
          <OuterLink href={dialLinks({ phone })[0]?.href}>{phoneText(phone)}</OuterLink>
        </p>
      ))}
    </>
  );
}
