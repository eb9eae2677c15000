import { lazy, type ReactNode, Suspense, useRef } from 'react';

const SplitView = lazy(async () => ({
  default: (await import(/* webpackChunkName: "split" */ './split-view')).SplitView,
}));

/** From here on a record opens beside its list. */
export const SPLIT_WIDTH = '(min-width: 75rem)';

type Props = {
  /** id of the record that the address opens */
  open: string | null;
  /** the list is there */
  isReady: boolean;
  children: ReactNode;
};

/** A list, and from 1200 px on the record opened from it at its right; what that takes comes after the list. */
export function Split({ open, isReady, children }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const isAsked = isReady && (open !== null || window.matchMedia?.(SPLIT_WIDTH).matches);
  return (
    <div data-split ref={list}>
      {children}
      {isAsked && (
        <Suspense>
          <SplitView open={open} list={list} />
        </Suspense>
      )}
    </div>
  );
}
