import { AgendaPage } from '@court/docket/agenda/agenda-page';
import { DocketAreaContext } from '@court/docket/docket-area';
import { HEARINGS } from '../docket-area';

/** `/hearing`: all hearings from a day on. */
export function HearingPage() {
  return (
    <DocketAreaContext value={HEARINGS}>
      <AgendaPage />
    </DocketAreaContext>
  );
}
