/**
 * React as react-router alone gets it: `memo` and `forwardRef`, which its file calls when it begins, hand back what they are
 * given. So what no page uses falls out with what it needs: its own links with their prefetching, its forms, its data routes.
 */

// what it calls, by name: a list of all of React's would be made when it begins
export {
  Children,
  Component,
  cloneElement,
  createContext,
  createElement,
  default,
  Fragment,
  isValidElement,
  Suspense,
  startTransition,
  use,
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useOptimistic,
  useRef,
  useState,
} from 'react';

/* @__NO_SIDE_EFFECTS__ */
export function memo(type) {
  return type;
}

/* @__NO_SIDE_EFFECTS__ */
export function forwardRef(render) {
  return render;
}
