import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { changedValueAtom } from '../../data/changed-value-atom';
import type { ShownEntry } from '../../data/entry-atom';
import { CHANGED_FIELDS } from '../../records/change-record';
import { recordWords } from '../../words/record-words';
import { announce } from '../announce';

type Props = { entry: ShownEntry };

/** Tells a change that comes in while the record is read. */
export function RecordNews({ entry: { changes = [] } }: Props) {
  const inWords = useAtomValue(changedValueAtom);
  const last = changes.at(-1);
  const seen = useRef(last?.at ?? 0);
  useEffect(() => {
    if (!last || last.at <= seen.current) return;
    seen.current = last.at;
    const list = CHANGED_FIELDS.flatMap((field) => {
      const sides = last[field];
      const say = (side: string | undefined) => (side ? inWords(field, side) : recordWords('notSaid'));
      const names = { field: recordWords(`field.${field}`), from: say(sides?.from), to: say(sides?.to) };
      return sides ? [recordWords('fieldNews', names)] : [];
    });
    if (last.appear) list.push(`${recordWords('appearChanged')}: ${recordWords('appearDiffers')}`);
    announce(recordWords('news', { list: list.join('; ') || recordWords(`what.${last.what}`) }));
  }, [last, inWords]);
  return null;
}
