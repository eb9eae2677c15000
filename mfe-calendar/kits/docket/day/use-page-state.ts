import { useCallback, useState } from 'react';

/** Like `useState`, but begins again with `begin()` when `page` changes, e.g. a board's day. */
export function usePageState<Value>(page: string, begin: () => Value): [Value, (value: Value) => void] {
  const [state, setState] = useState(() => ({ page, value: begin() }));
  const current = state.page === page ? state : { page, value: begin() };
  if (current !== state) setState(current);
  return [current.value, useCallback((value) => setState({ page, value }), [page])];
}
