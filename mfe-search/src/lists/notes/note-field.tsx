import { announce, type ListName, noteAtom } from '@court/contract';
import { Button, controlClass } from '@court/ui';
import { useSetAtom } from 'jotai';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { listMessages } from '../../messages/list-messages';
import * as css from './my-note.module.css';

/** Maximum characters of a note. */
const MAX_NOTE_LENGTH = 500;
/** Delay after the last keystroke before a note is stored, because each write stores the whole list. */
const REST_MS = 600;

/**
 * The state of a note during typing. Stores it after a pause, and when the field is removed or the page is left.
 * `putBack` restores the note before the edit. Without an edit it stores nothing, because another tab may have written
 * the note.
 */
function useNote(list: ListName, id: string, kept: string) {
  const keep = useSetAtom(noteAtom);
  const [text, setText] = useState(kept);
  const [was] = useState(kept);
  const pending = useRef<string | null>(null);
  const isEdited = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const flush = useCallback(() => {
    clearTimeout(timer.current);
    if (pending.current === null) return;
    void keep({ list, id, note: pending.current.trim() });
    pending.current = null;
  }, [keep, list, id]);
  useEffect(() => {
    // a phone may close a hidden page without a further event
    const onHide = () => document.visibilityState === 'hidden' && flush();
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', onHide);
    return () => {
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', onHide);
      flush();
    };
  }, [flush]);
  const type = (typed: string) => {
    const next = typed.slice(0, MAX_NOTE_LENGTH);
    setText(next);
    pending.current = next;
    isEdited.current = true;
    clearTimeout(timer.current);
    timer.current = setTimeout(flush, REST_MS);
  };
  const putBack = () => {
    if (isEdited.current) type(was);
    flush();
  };
  return { text, type, flush, putBack };
}

type Props = { list: ListName; id: string; label: string; note: string; onDone: () => void };

/** The field for a note. */
export function NoteField({ list, id, label, note, onDone }: Props) {
  const { text, type, flush, putBack } = useNote(list, id, note);
  const help = useId();
  const done = () => {
    flush();
    announce(listMessages('noteKept'));
    onDone();
  };
  const cancel = () => {
    putBack();
    announce(listMessages('noteAsWas'));
    onDone();
  };
  return (
    <div className={css.noteField}>
      <textarea
        className={controlClass(css.noteText)}
        aria-label={listMessages('noteOf', { label })}
        aria-describedby={help}
        rows={2}
        maxLength={MAX_NOTE_LENGTH}
        value={text}
        // biome-ignore lint/a11y/noAutofocus: the reader has just pressed the button to type here
        autoFocus
        onChange={({ target }) => type(target.value)}
        onBlur={flush}
        onKeyDown={(event) => {
          if (event.key === 'Escape') cancel();
          else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) done();
        }}
      />
      <span id={help} className={css.small}>
        {listMessages('noteHelp', { count: text.length, most: MAX_NOTE_LENGTH })}
      </span>
      <Button onClick={done}>{listMessages('noteDone')}</Button>
    </div>
  );
}
