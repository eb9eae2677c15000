import type { Docket } from '@court/shared/data/docket-atom';
import { judgesAtom, officesAtom } from '@court/shared/data/reference-atom';
import { judgeName } from '@court/shared/records/judge-name';
import { courtAtom } from '@court/shared/state/court-atom';
import { readerSettingsAtom } from '@court/shared/state/reader-settings';
import { todayAtom } from '@court/shared/state/today-atom';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { DocketBlockSection } from './docket-block-section';
import { docketBlocks } from './docket-blocks';
import { HearingRow } from './hearing-row';
import { venueZones } from './venue-zones';

type Props = { date: string; docket: Docket };

/** A day's hearings, block by block. */
export function DocketBoard({ date, docket: { rows, changedIds } }: Props) {
  const court = useAtomValue(courtAtom);
  const today = useAtomValue(todayAtom);
  const { byId: judges, status: judgesStatus } = useAtomValue(judgesAtom);
  const { byId: offices } = useAtomValue(officesAtom);
  const twoZones = (court?.timeZones.length ?? 1) > 1;
  const blocks = useMemo(
    () => docketBlocks(rows, twoZones ? venueZones(offices, date) : null),
    [rows, offices, date, twoZones],
  );
  const { showIPCEventTime, showExtraWhiteSpace } = useAtomValue(readerSettingsAtom);
  const nameOf = (id: string | null | undefined) =>
    judgesStatus === 'loading' ? null : judgeName(id ?? null, judges);
  return blocks.map((block) => (
    <DocketBlockSection key={block.key} block={block}>
      {block.rows.map((row) => (
        <HearingRow
          key={row.key}
          row={row}
          judge={nameOf(row.judgeId)}
          wasJudge={nameOf(row.was?.judge)}
          office={offices[row.officeId ?? '']?.name ?? null}
          zone={block.zone}
          showEventTime={showIPCEventTime === 'Y'}
          roomy={showExtraWhiteSpace !== '0'}
          changed={changedIds.has(row.id)}
          today={today}
        />
      ))}
    </DocketBlockSection>
  ));
}
