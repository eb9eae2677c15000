import { announce, type ListName } from '@court/contract';
import { Button, controlClass } from '@court/ui';
import { useId } from 'react';
import { listWords } from '../list-words';
import * as css from '../lists.module.css';
import { LONGEST_NOTE, useNote } from './use-note';

type Props = { list: ListName; id: string; label: string; note: string; onDone: () => void };

/** A note being typed, in its place. */
export function NoteField({ list, id, label, note, onDone }: Props) {
  const { text, was, type, flush } = useNote(list, id, note);
  const help = useId();
  const done = () => {
    flush();
    announce(listWords('noteKept'));
    onDone();
  };
  const putBack = () => {
    type(was);
    flush();
    announce(listWords('noteAsWas'));
    onDone();
  };
  return (
    <div className={css.noteField}>
      <textarea
        className={controlClass(css.noteText)}
        aria-label={listWords('noteOf', { label })}
        aria-describedby={help}
        rows={2}
        maxLength={LONGEST_NOTE}
        value={text}
        // biome-ignore lint/a11y/noAutofocus: the reader has just asked to type here
        autoFocus
        onChange={({ target }) => type(target.value)}
        onBlur={flush}
        onKeyDown={(event) => {
          if (event.key === 'Escape') putBack();
          else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) done();
        }}
      />
      <span id={help} className={css.small}>
        {listWords('noteHelp', { count: text.length, most: LONGEST_NOTE })}
      </span>
      <Button onClick={done}>{listWords('noteDone')}</Button>
    </div>
  );
}
