import { courtAtom, judgesAtom, officesAtom, readerSettingsAtom, trusteesAtom } from '@court/contract';
import { type DocketRow, judgeName } from '@court/records';
import { attorneyNameAtom, caseNumberAtom } from '@court/ui';
import { useAtomValue } from 'jotai';
import { useCallback, useMemo } from 'react';
import { useDocketConfig } from '../docket-config';
import { type VenueZone, venueZones } from './docket-blocks';
import type { RowParts } from './hearing-row';

/** What rows show besides what stands in them: names, and how the reader wants them. */
export function useRowParts(): (row: DocketRow, zone: VenueZone | null) => RowParts {
  const { presiderField } = useDocketConfig();
  const { byId: people, status } = useAtomValue(presiderField === 'judgeId' ? judgesAtom : trusteesAtom);
  const { byId: offices } = useAtomValue(officesAtom);
  const { showIPCEventTime, showExtraWhiteSpace } = useAtomValue(readerSettingsAtom);
  const numberOf = useAtomValue(caseNumberAtom);
  const attorneyOf = useAtomValue(attorneyNameAtom);
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
        attorney: row.attorney ? attorneyOf(row.attorney) : null,
        showEventTime: showIPCEventTime === 'Y',
        roomy: showExtraWhiteSpace !== '0',
      };
    },
    [presiderField, people, status, offices, showIPCEventTime, showExtraWhiteSpace, numberOf, attorneyOf],
  );
}

/** The clocks of the court's offices on a day; null in a court that has one. */
export function useVenueZones(date: string): ReadonlyMap<string, VenueZone> | null {
  const { byId: offices } = useAtomValue(officesAtom);
  const twoZones = (useAtomValue(courtAtom)?.timeZones.length ?? 1) > 1;
  return useMemo(() => (twoZones ? venueZones(offices, date) : null), [offices, date, twoZones]);
}
