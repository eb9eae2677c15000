import { connectionAtom, storageStatusAtom } from '@court/contract';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';

type Part = typeof import('./list-count');

/** The number of changes on the reader's lists; comes after the live database, which comes after the first hearing. */
export function ListsMark() {
  const isLive = useAtomValue(connectionAtom) !== null;
  const isKnown = useAtomValue(storageStatusAtom) !== 'starting';
  const [part, setPart] = useState<Part | null>(null);
  useEffect(() => {
    if (!isLive || !isKnown) return;
    // without its file the menu stands as it is
    import('./list-count').then(setPart, () => {});
  }, [isLive, isKnown]);
  return part && <part.ListCount />;
}
