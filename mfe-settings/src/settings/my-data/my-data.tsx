import { storageStatusAtom, useLocation, useNavigate } from '@court/contract';
import { useAtomValue } from 'jotai';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { type ReadBackup, unpackLists } from '../../backup/my-lists-atoms';
import { DeleteLists } from './delete-lists';
import { type Incoming, IncomingLists } from './incoming-lists';
import { MoveLists } from './move-lists';
import { Problem, problemOf } from './problem';
import { RestoreLists } from './restore-lists';
import { SaveLists } from './save-lists';
import { codeInHash } from './transfer-link';

/** The parts of "My data". Shows lists in the page's URL before it merges them. */
export function MyData() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const remembering = useAtomValue(storageStatusAtom);
  const [incoming, setIncoming] = useState<Incoming | null>(null);
  const [problem, setProblem] = useState<ComponentProps<typeof Problem> | null>(null);
  const latest = useRef<Promise<ReadBackup>>(undefined);
  const take = (from: Incoming['from'], read: Promise<ReadBackup>) => {
    setIncoming(null);
    setProblem(null);
    latest.current = read;
    // a large file may be read later than the file that the reader chose after it
    const isLatest = () => latest.current === read;
    read.then(
      (found) => isLatest() && setIncoming({ ...found, from }),
      (error: unknown) => isLatest() && setProblem({ from, problem: problemOf(error) }),
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: opens a link once
  useEffect(() => {
    const code = codeInHash(hash);
    if (code !== null) take('link', unpackLists(code));
  }, [hash]);
  const close = () => {
    setIncoming(null);
    // removes the fragment, so that a reload does not ask again
    if (codeInHash(hash) !== null) navigate('/settings', { replace: true });
  };
  return (
    <>
      {incoming && remembering !== 'starting' && <IncomingLists incoming={incoming} onClose={close} />}
      {problem && <Problem {...problem} />}
      <SaveLists />
      <RestoreLists onChoose={(read) => take('file', read)} />
      <MoveLists />
      <DeleteLists />
    </>
  );
}
