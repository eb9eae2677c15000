import { courtAtom, judgesAtom, officesAtom, readerSettingsAtom, trusteesAtom } from '@court/contract';
import { type DocketRow, judgeName, shortJudgeName } from '@court/records';
import type { caseNumberAtom } from '@court/ui/printed-names';
import { atom, useAtomValue } from 'jotai';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useDocketConfig } from '../docket-config';
import { rowMessages } from '../messages/row-messages';
import { type VenueZone, venueZones } from './docket-blocks';
import { type RowParts, rowParts } from './docket-text';

const printedAtom = atom(
  (): ((row: Pick<DocketRow, 'caseNumber'>) => string) =>
    ({ caseNumber }) =>
      caseNumber,
);

/** Says a row's case number as the reader wants it; the file that makes the full one comes when it is first asked for. */
function useNumbers(): (row: DocketRow) => string {
  const [fullAtom, setFull] = useState<typeof caseNumberAtom | null>(null);
  const isFull = useAtomValue(readerSettingsAtom).extCaseNum === 'Y';
  useEffect(() => {
    if (!isFull) return;
    // without it the number is as the court prints it
    import('@court/ui/printed-names').then(
      (file) => setFull(() => file.caseNumberAtom),
      () => {},
    );
  }, [isFull]);
  return useAtomValue(fullAtom ?? printedAtom);
}

/** What rows show besides what stands in them: names, and how the reader wants them. */
export function useRowParts(): (row: DocketRow, zone: VenueZone | null) => RowParts {
  const { presiderField } = useDocketConfig();
  const { byId: people, status } = useAtomValue(presiderField === 'judgeId' ? judgesAtom : trusteesAtom);
  const { byId: offices } = useAtomValue(officesAtom);
  const settings = useAtomValue(readerSettingsAtom);
  const numberOf = useNumbers();
  return useCallback(
    (row, zone) => ({
      ...rowParts(row, zone, {
        presiderField,
        people: status === 'loading' ? null : people,
        offices,
        settings,
      }),
      number: numberOf(row),
    }),
    [presiderField, people, status, offices, settings, numberOf],
  );
}

/** Names the judge as a heading does, 'Oakesmith', or the trustee; null while names are read, and of nobody. */
export function usePresiderName(): (id: string | null) => string | null {
  const { presiderField } = useDocketConfig();
  const isJudge = presiderField === 'judgeId';
  const { byId, status } = useAtomValue(isJudge ? judgesAtom : trusteesAtom);
  return useCallback(
    (id) => {
      if (status === 'loading') return null;
      return isJudge ? shortJudgeName(id, byId) : judgeName(id, byId);
    },
    [isJudge, byId, status],
  );
}

/** As `usePresiderName`, with what the person is: 'Judge Oakesmith', 'Trustee Ada Brook'. */
export function usePresiderWords(): (id: string | null) => string | null {
  const { presiderField } = useDocketConfig();
  const nameOf = usePresiderName();
  return (id) => {
    const name = nameOf(id);
    return name && rowMessages(presiderField === 'judgeId' ? 'block.judge' : 'block.trustee', { name });
  };
}

/** The clocks of the court's offices on a day; null in a court that has one. */
export function useVenueZones(date: string): ReadonlyMap<string, VenueZone> | null {
  const { byId: offices } = useAtomValue(officesAtom);
  const twoZones = (useAtomValue(courtAtom)?.timeZones.length ?? 1) > 1;
  return useMemo(() => (twoZones ? venueZones(offices, date) : null), [offices, date, twoZones]);
}
