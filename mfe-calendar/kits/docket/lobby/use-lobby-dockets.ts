import { useMemo } from 'react';
import { useDocketConfig } from '../config/docket-config';
import { blockFacts, type DocketBlock, saidOf } from '../day/docket-blocks';
import { rowText } from '../day/docket-text';
import { useRowParts } from '../day/use-row-parts';
import type { LobbyDocket } from './lobby-columns';

/** The blocks with the facts of their headings, and the facts of each row that differ, as in the rows of a day. */
export function useLobbyDockets(blocks: readonly DocketBlock[]): readonly LobbyDocket[] {
  const { kind } = useDocketConfig();
  const partsOf = useRowParts();
  return useMemo(
    () =>
      blocks.map((block) => {
        const facts = blockFacts(block);
        const said = saidOf(block, facts);
        const rows = block.rows.map((row) => {
          const { differs } = rowText({ ...partsOf(row, block.zone), row, said }, kind);
          // the date is the screen's
          const now = differs.filter(({ key }) => key !== 'date').map((each) => each.now);
          return { row, differs: now.filter(Boolean).join(' · ') };
        });
        return { block, facts, rows };
      }),
    [blocks, partsOf, kind],
  );
}
