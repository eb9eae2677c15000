import { startTransition, useEffect, useState } from 'react';

/** As many rows as a tall screen shows. */
const FIRST = 60;

/** How many of `total` rows to put into the document: a screenful at once, the others in short steps after it. */
export function useMoreRows(total: number): number {
  const [limit, setLimit] = useState(FIRST);
  useEffect(() => {
    if (limit >= total) return;
    const timer = setTimeout(() => startTransition(() => setLimit(limit + FIRST)));
    return () => clearTimeout(timer);
  }, [limit, total]);
  return limit;
}
