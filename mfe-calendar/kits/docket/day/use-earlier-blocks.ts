import { clockOffsetAtom, courtAtom, officesAtom } from '@court/contract';
import type { AnswerContext } from '@court/domain';
import { atom, useAtom, useAtomValue } from 'jotai';
import { useCallback, useMemo } from 'react';
import { usePageState } from './use-page-state';

/** Keys `<date> <judge or trustee>` of shown earlier blocks. Survives when the reader opens a record and returns. */
const earlierShownAtom = atom<ReadonlySet<string>>(new Set<string>());

/**
 * The blocks of a day that ended before the page was opened are hidden. Returns which of them are shown, and a
 * function that shows them.
 */
export function useEarlierBlocks() {
  const [shown, setShown] = useAtom(earlierShownAtom);
  const show = useCallback((key: string) => setShown((before) => new Set([...before, key])), [setShown]);
  const flip = useCallback(
    (key: string) =>
      setShown((before) =>
        before.has(key) ? new Set([...before].filter((each) => each !== key)) : new Set([...before, key]),
      ),
    [setShown],
  );
  return { shown, show, flip };
}

/** The context for `answerOf`, fixed when `page` opens, so that no block is hidden while the reader is reading. */
export function useOpenedContext(page: string): AnswerContext {
  const [openedAt] = usePageState(page, () => Date.now());
  // the server time may arrive after the page was opened
  const now = openedAt + (useAtomValue(clockOffsetAtom) ?? 0);
  const court = useAtomValue(courtAtom);
  const { byId: offices } = useAtomValue(officesAtom);
  return useMemo(() => ({ timeZones: court?.timeZones ?? ['UTC'], offices, now }), [court, offices, now]);
}
