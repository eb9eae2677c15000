import type { ListName } from '@court/contract';
import { Button } from '@court/ui';
import { useEffect, useRef, useState } from 'react';
import { listMessages } from '../../messages/list-messages';
import * as css from '../lists.module.css';
import { NoteField } from './note-field';

type Props = { list: ListName; id: string; label: string; note: string };

/** The reader's own words about what stands on a list, and the way to change them. */
export function MyNote(props: Props) {
  const { label, note } = props;
  const [isOpen, open] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // the field with the focus has gone
    if (wasOpen.current && !isOpen) button.current?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (isOpen) return <NoteField {...props} onDone={() => open(false)} />;
  return (
    <div className={css.note}>
      {note && (
        <p className={css.noteWords}>
          <span className={css.noteName}>{listMessages('note')}:</span> {note}
        </p>
      )}
      <Button
        kind="quiet"
        ref={button}
        aria-label={listMessages(note ? 'editNoteOf' : 'addNoteOf', { label })}
        onClick={() => open(true)}
      >
        {listMessages(note ? 'editNote' : 'addNote')}
      </Button>
    </div>
  );
}
