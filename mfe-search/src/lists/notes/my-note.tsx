import type { ListName } from '@court/contract';
import { Button, Icon, Pencil } from '@court/ui';
import * as captioned from '@court/ui/controls/captioned.module.css';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { listMessages } from '../../messages/list-messages';
import * as css from './my-note.module.css';
import { NoteField } from './note-field';

type Props = { list: ListName; id: string; label: string; note: string };

/** The reader's note on an item. `button` opens it. `words` is the note, or the field during typing. */
export function useMyNote(props: Props): { button: ReactNode; words: ReactNode } {
  const { label, note } = props;
  const [isOpen, open] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // the field that had the focus is gone
    if (wasOpen.current && !isOpen) button.current?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);
  return {
    button: (
      <Button
        kind="quiet"
        ref={button}
        className={captioned.button}
        aria-expanded={isOpen}
        aria-label={listMessages(note ? 'editNoteOf' : 'addNoteOf', { label })}
        title={listMessages(note ? 'editNote' : 'addNote')}
        onClick={() => open(!isOpen)}
      >
        <Icon of={Pencil} size="1rem" />
        <span>{listMessages('noteShort')}</span>
      </Button>
    ),
    words: isOpen ? (
      <NoteField {...props} onDone={() => open(false)} />
    ) : (
      note && (
        <p className={css.noteWords}>
          <span className={css.noteName}>{`${listMessages('note')}:`}</span> <span>{note}</span>
        </p>
      )
    ),
  };
}

/** The note, with its button beside it. */
export function MyNote(props: Props) {
  const { button, words } = useMyNote(props);
  return (
    <div className={css.note}>
      {words}
      {button}
    </div>
  );
}
