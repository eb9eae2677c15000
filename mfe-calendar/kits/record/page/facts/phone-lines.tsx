import { type DialLink, phoneText, wordList } from '@court/domain';
import { recordMessages } from '../../messages/record-messages';
import { OuterLink } from '../../parts/outer-link';
import * as css from '../../parts/record.module.css';

type Props = { phone: string; links: readonly DialLink[] };

/** Whether a link enters the codes too or which ones the call will ask for; null if the court printed no code. */
function codesNote({ enters, codes }: DialLink): string | null {
  if (enters === null) return null;
  const names = wordList(codes.map((code) => recordMessages(`codes.${code}`)));
  if (enters === 'all') return recordMessages('dialsCodes', { codes: names || recordMessages('codes.all') });
  return names ? recordMessages('asksForCodes', { codes: names }) : recordMessages('dialsNumberOnly');
}

/** The text that the court printed around a number. */
const printed = (text: string) => text && <span>{phoneText(text)}</span>;

/** A telephone line as the court printed it, with each number as a link. A note says which codes the links enter. */
export function PhoneLines({ phone, links }: Props) {
  const notes = links.map(codesNote);
  const isSame = notes.every((note) => note === notes[0]);
  return (
    <>
      {links.map(({ start, end, href }, index) => (
        <span key={start}>
          {printed(phone.slice(links[index - 1]?.end ?? 0, start))}
          <OuterLink href={href}>{phoneText(phone.slice(start, end))}</OuterLink>
          {!isSame && notes[index] && <span className={css.quiet}>{` ${notes[index]}`}</span>}
        </span>
      ))}
      {printed(phone.slice(links.at(-1)?.end ?? 0))}
      {isSame && notes[0] && <span className={css.noteLine}>{` ${notes[0]}`}</span>}
    </>
  );
}
