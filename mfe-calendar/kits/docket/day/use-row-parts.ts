import { courtAtom, judgesAtom, officesAtom, readerSettingsAtom, trusteesAtom } from '@court/contract';
import { type DocketRow, judgeName, shortJudgeName, shortPrintedNumber } from '@court/domain';
import type { caseNumberAtom } from '@court/ui/printed-names';
import { atom, useAtomValue } from 'jotai';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useDocketConfig } from '../config/docket-config';
import { presiderWords } from './block-text';
import { type VenueZone, venueZones } from './docket-blocks';
import { type RowParts, rowParts } from './docket-text';

const printedAtom = atom(
  (): ((row: Pick<DocketRow, 'caseNumber'>) => string) =>
    ({ caseNumber }) =>
      shortPrintedNumber(caseNumber),
);

/**
 * Returns a function that formats a row's case number. Loads the module for full numbers only if the reader wants
 * them.
 */
function useNumbers(): (row: DocketRow) => string {
  const [fullAtom, setFull] = useState<typeof caseNumberAtom | null>(null);
  const isFull = useAtomValue(readerSettingsAtom).extCaseNum === 'Y';
  useEffect(() => {
    if (!isFull) return;
    // if the module cannot load, the number stays as the court prints it
    import('@court/ui/printed-names').then(
      (file) => setFull(() => file.caseNumberAtom),
      () => {},
    );
  }, [isFull]);
  return useAtomValue(fullAtom ?? printedAtom);
}

/** Names and settings for rows, in the format that the reader chose. */
export function useRowParts(): (row: DocketRow, zone: VenueZone | null) => RowParts {
  const { presiderField } = useDocketConfig();
  const { byId, status } = useAtomValue(presiderField === 'judgeId' ? judgesAtom : trusteesAtom);
  const people = status === 'loading' ? null : byId;
  const { byId: offices } = useAtomValue(officesAtom);
  const settings = useAtomValue(readerSettingsAtom);
  const numberOf = useNumbers();
  return useCallback(
    (row, zone) => ({
      ...rowParts(row, zone, {
        presiderField,
        people,
        offices,
        settings,
      }),
      number: numberOf(row),
    }),
    [presiderField, people, offices, settings, numberOf],
  );
}

/**
 * Returns the name of a judge ('Oakesmith') or trustee for a heading. Null until names have loaded, and for no id.
 */
export function usePresiderName(): (id: string | null) => string | null {
  const { presiderField } = useDocketConfig();
  const isJudge = presiderField === 'judgeId';
  const { byId, status } = useAtomValue(isJudge ? judgesAtom : trusteesAtom);
  const people = status === 'loading' ? null : byId;
  return useCallback(
    (id) => people && (isJudge ? shortJudgeName(id, people) : judgeName(id, people)),
    [isJudge, people],
  );
}

/** Like `usePresiderName`, with the title: 'Judge Oakesmith', 'Trustee Ada Brook'. */
export function usePresiderWords(): (id: string | null) => string | null {
  const { presiderField } = useDocketConfig();
  const { byId, status } = useAtomValue(presiderField === 'judgeId' ? judgesAtom : trusteesAtom);
  return (id) => (status === 'loading' ? null : presiderWords(id, byId, presiderField));
}

/** The time zones of the court's offices on a day. Null in a court with a single zone. */
export function useVenueZones(date: string): ReadonlyMap<string, VenueZone> | null {
  const { byId: offices } = useAtomValue(officesAtom);
  const zones = useAtomValue(courtAtom)?.timeZones;
  return useMemo(() => venueZones(offices, date, zones ?? []), [offices, date, zones]);
}
