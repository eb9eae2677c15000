import { announce } from '@court/contract';
import type { ShownEntry } from '@court/domain';
import { changeMessages } from '@court/domain/words';
import { changeFactsAtom } from '@court/ui';
import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { recordMessages } from '../messages/record-messages';

type Props = { entry: ShownEntry };

/** Announces a change that arrives while the record is open. */
export function RecordNews({ entry: { changes = [] } }: Props) {
  const factsOf = useAtomValue(changeFactsAtom);
  const last = changes.at(-1);
  const seen = useRef(last?.at ?? 0);
  useEffect(() => {
    if (!last || last.at <= seen.current) return;
    seen.current = last.at;
    const list = factsOf(last).map(({ label, from, to }) =>
      from === null ? `${label}: ${to}` : recordMessages('fieldNews', { field: label, from, to }),
    );
    announce(recordMessages('news', { list: list.join('; ') || changeMessages(`what.${last.what}`) }));
  }, [last, factsOf]);
  return null;
}
