import { officeMessages } from '../messages/office-messages';
import type { LinkedPlace } from './linked-place';
import * as css from './offices-page.module.css';

function sentenceOf(place: LinkedPlace): string | null {
  switch (place.kind) {
    case 'nothing':
      return null;
    case 'office':
      return officeMessages('link.office', { office: place.office.name });
    case 'room':
      return officeMessages('link.room', { office: place.office.name, room: place.room });
    case 'noRoom':
      return officeMessages('link.noRoom', { office: place.office.name, room: place.room });
    case 'noOffice':
      return officeMessages('link.noOffice');
    case 'nowhere':
      return officeMessages('link.nowhere', { room: place.room });
  }
}

/** Id of the note. The marked office refers to it, so that screen readers hear where the link leads. */
export const LINK_NOTE = 'link-note';

/** Says where the reader's link leads, or that the courtroom is unknown. */
export function LinkNote({ place }: { place: LinkedPlace }) {
  const sentence = sentenceOf(place);
  if (sentence === null) return null;
  return (
    <p className={css.linkNote} id={LINK_NOTE} data-linked={place.kind}>
      {sentence}
    </p>
  );
}
