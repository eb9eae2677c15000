import { courtAtom, judgesAtom, officesAtom, readerSettingsAtom, trusteesAtom } from '@court/contract';
import { type DocketRow, judgeName, shortJudgeName } from '@court/records';
import { attorneyNameAtom } from '@court/ui';
import type { caseNumberAtom } from '@court/ui/printed-names';
import { atom, useAtomValue } from 'jotai';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useDocketConfig } from '../docket-config';
import { rowMessages } from '../messages/row-messages';
import { type VenueZone, venueZones } from './docket-blocks';
import type { RowParts } from './hearing-row';

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
  const { showIPCEventTime, showExtraWhiteSpace } = useAtomValue(readerSettingsAtom);
  const attorneyName = useAtomValue(attorneyNameAtom);
  const numberOf = useNumbers();
  return useCallback(
    (row, zone) => {
      const nameOf = (id: string | null | undefined) =>
        status === 'loading' ? null : judgeName(id ?? null, people);
      return {
        judge: nameOf(row[presiderField]),
        wasJudge: presiderField === 'judgeId' ? nameOf(row.was?.judge) : null,
        office: offices[row.officeId ?? '']?.name ?? null,
        zone,
        number: numberOf(row),
        attorney: row.attorney && attorneyName(row.attorney),
        showEventTime: showIPCEventTime === 'Y',
        roomy: showExtraWhiteSpace !== '0',
      };
    },
    [presiderField, people, status, offices, showIPCEventTime, showExtraWhiteSpace, numberOf, attorneyName],
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

/** As `usePresiderName`, with the office of a judge: 'Judge Oakesmith'. */
export function usePresiderWords(): (id: string | null) => string | null {
  const { presiderField } = useDocketConfig();
  const nameOf = usePresiderName();
  return (id) => {
    const name = nameOf(id);
    return name && presiderField === 'judgeId' ? rowMessages('block.judge', { name }) : name;
  };
}

/** The clocks of the court's offices on a day; null in a court that has one. */
export function useVenueZones(date: string): ReadonlyMap<string, VenueZone> | null {
  const { byId: offices } = useAtomValue(officesAtom);
  const twoZones = (useAtomValue(courtAtom)?.timeZones.length ?? 1) > 1;
  return useMemo(() => (twoZones ? venueZones(offices, date) : null), [offices, date, twoZones]);
}
