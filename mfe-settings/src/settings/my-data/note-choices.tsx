import { readersMoment } from '@court/domain';
import { labelOf } from '@court/ui';
import { useId, useState } from 'react';
import { type IncomingNote, type NoteChoices, noteKey } from '../../backup/merge-changes';
import { settingsMessages } from '../../messages/settings-messages';
import { Choice } from '../parts/choice';
import * as css from './my-data.module.css';

type Props = {
  notes: readonly IncomingNote[];
  choices: NoteChoices;
  onChoose: (key: string, choice: 'mine' | 'theirs') => void;
};

/** A note in quotation marks, with its time. */
function noteText(note: string, at: number | undefined): string {
  return at
    ? settingsMessages('data.noteAt', { note, when: readersMoment(at) })
    : settingsMessages('data.note', { note });
}

function OneNote({ note, choices, onChoose }: Omit<Props, 'notes'> & { note: IncomingNote }) {
  const { item, mine, mineAt } = note;
  const name = useId();
  const key = noteKey(note);
  const chosen = choices.get(key) ?? (mine ? 'mine' : 'theirs');
  return (
    <fieldset className={css.note} data-note={key}>
      <legend>{item.last ? labelOf(item) : settingsMessages('data.unnamed')}</legend>
      <Choice type="radio" name={name} checked={chosen === 'mine'} onChange={() => onChoose(key, 'mine')}>
        {mine
          ? settingsMessages('data.keepMine', { note: noteText(mine, mineAt) })
          : settingsMessages('data.leaveNote')}
      </Choice>
      <Choice type="radio" name={name} checked={chosen === 'theirs'} onChange={() => onChoose(key, 'theirs')}>
        {settingsMessages('data.takeTheirs', { note: noteText(item.note, item.notedAt) })}
      </Choice>
    </fieldset>
  );
}

/**
 * The imported notes. A note that differs from the local note is shown beside it. The others are folded, and the reader
 * can leave them out.
 */
export function NoteChoicesList({ notes, choices, onChoose }: Props) {
  const [isOpen, open] = useState(false);
  const differing = notes.filter(({ mine }) => mine !== '');
  const others = notes.filter(({ mine }) => mine === '');
  const draw = (note: IncomingNote) => (
    <OneNote key={noteKey(note)} note={note} choices={choices} onChoose={onChoose} />
  );
  return (
    <>
      {differing.map(draw)}
      {others.length > 0 && (
        <details open={isOpen} onToggle={({ currentTarget }) => open(currentTarget.open)}>
          <summary>{settingsMessages('data.readNotes', { count: others.length })}</summary>
          {isOpen && others.map(draw)}
        </details>
      )}
    </>
  );
}
