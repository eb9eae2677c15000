import { courtAtom } from '@court/contract';
import { Button, Toolbar } from '@court/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useId, useRef, useState } from 'react';
import type { NoteChoices } from '../../backup/merge-changes';
import {
  type BackupProblem,
  type MergePreview,
  mergeListsAtom,
  previewMergeAtom,
  type ReadBackup,
} from '../../backup/my-lists-atoms';
import { settingsMessages } from '../../messages/settings-messages';
import { countText } from './count-text';
import { MergeDone } from './merge-done';
import * as css from './my-data.module.css';
import { NoteChoicesList } from './note-choices';
import { Problem, problemOf } from './problem';

const NO_CHOICES: NoteChoices = new Map();

/** Lists from a link or a file that have not been merged yet. */
export type Incoming = ReadBackup & { from: 'link' | 'file' };

function lineOf({ added, notes, known, attorneys }: MergePreview): string {
  const differing = notes.filter(({ mine }) => mine !== '').length;
  const parts = [
    countText(added),
    attorneys > 0 ? settingsMessages('data.attorneys', { count: attorneys }) : '',
    differing > 0 ? settingsMessages('data.notes', { count: differing }) : '',
    known > 0 ? settingsMessages('data.known', { count: known }) : '',
  ];
  return parts.filter(Boolean).join('; ');
}

const isNothingNew = ({ added, notes, attorneys }: MergePreview) =>
  countText(added) === '' && notes.length === 0 && attorneys === 0;

/** Previews a merge, and merges after the reader agrees. */
export function IncomingLists({ incoming, onClose }: { incoming: Incoming; onClose: () => void }) {
  const { lists, leftOut, from } = incoming;
  const court = useAtomValue(courtAtom);
  const preview = useSetAtom(previewMergeAtom);
  const merge = useSetAtom(mergeListsAtom);
  const [counts, setCounts] = useState<ReadonlyMap<string, MergePreview> | null>(null);
  const [refused, setRefused] = useState<BackupProblem | null>(null);
  const [undo, setUndo] = useState<Awaited<ReturnType<typeof merge>> | null>(null);
  const [choices, setChoices] = useState<ReadonlyMap<string, NoteChoices>>(new Map());
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => {
    preview(lists).then(setCounts, (error: unknown) => setRefused(problemOf(error)));
  }, [lists, preview]);
  useEffect(() => {
    if (counts) heading.current?.focus();
  }, [counts]);
  if (refused) return <Problem problem={refused} from={from} />;
  if (!counts) return <p role="status">{settingsMessages('data.comparing')}</p>;
  if (undo) return <MergeDone undo={undo} onClose={onClose} />;
  const choose = (code: string, key: string, choice: 'mine' | 'theirs') =>
    setChoices((before) => new Map(before).set(code, new Map(before.get(code)).set(key, choice)));
  const add = async () => {
    const done = await merge(lists, choices);
    if (done.size > 0) setUndo(done);
    else onClose();
  };
  const nameOf = (code: string) =>
    code === court?.code
      ? court.displayName
      : settingsMessages('data.otherCourt', { code: code.toUpperCase() });
  const nothing = [...counts.values()].every(isNothingNew);
  return (
    <section className={css.incoming} aria-labelledby={id}>
      <h3 className={css.heading} id={id} ref={heading} tabIndex={-1}>
        {settingsMessages(from === 'link' ? 'data.fromLink' : 'data.fromFile')}
      </h3>
      <p>{settingsMessages(nothing ? 'data.nothingNew' : 'data.wouldAdd')}</p>
      {leftOut > 0 && <p>{settingsMessages('data.leftOut', { count: leftOut })}</p>}
      <ul className={css.counts}>
        {[...counts].map(([code, count]) => (
          <li key={code}>
            <span>{`${nameOf(code)}: ${lineOf(count)}`}</span>
            <NoteChoicesList
              notes={count.notes}
              choices={choices.get(code) ?? NO_CHOICES}
              onChoose={(key, choice) => choose(code, key, choice)}
            />
          </li>
        ))}
      </ul>
      <Toolbar>
        {!nothing && <Button onClick={() => void add()}>{settingsMessages('data.add')}</Button>}
        <Button onClick={onClose}>{settingsMessages(nothing ? 'data.close' : 'data.leave')}</Button>
      </Toolbar>
    </section>
  );
}
