import { chooseCourtAtom, hearingLink, type PageCourt, setDeviceStoreAtom } from '@court/contract';
import { DocketConfigContext, HearingRow } from '@court/docket';
import { DatedRow } from '@court/search';
import { cleanup, render } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { rowParts } from '../../mfe-calendar/kits/docket/day/docket-text';
import { dayMessages } from '../../mfe-s341/src/messages/day-messages';
import type { Surface } from './answer-checks';
import { COURT, JUDGES, OFFICES, type Sample, TRUSTEES } from './sample-records';

const SETTINGS = { showIPCEventTime: 'Y', showExtraWhiteSpace: '0', showAttyNameUppercase: 'N' } as const;

const store = createStore();
store.set(chooseCourtAtom, {
  ...COURT,
  client: { databaseURL: 'http://localhost:9000?ns=txwb' },
  specs: {},
  modules: ['mfe-calendar', 'mfe-search'],
  offices: OFFICES,
} as unknown as PageCourt);
store.set(setDeviceStoreAtom, null);

/** The visible text of a row, without struck text. */
function wordsOf(row: Element | null | undefined): string {
  const copy = row?.cloneNode(true) as Element | undefined;
  for (const struck of copy?.querySelectorAll('s') ?? []) struck.remove();
  return copy?.textContent ?? '';
}

const partsOf = ({ kind, row }: Sample) =>
  rowParts(row, null, {
    presiderField: kind === 'hearings' ? 'judgeId' : 'trusteeId',
    people: kind === 'hearings' ? JUDGES : TRUSTEES,
    offices: OFFICES,
    settings: SETTINGS,
  });

function docketRow(sample: Sample): ReactNode {
  const config = {
    ...{ kind: sample.kind, presiderField: 'judgeId', messages: dayMessages, idAttribute: 'data-hearing-id' },
    recordLink: hearingLink,
  };
  return (
    <DocketConfigContext value={config as never}>
      <HearingRow row={sample.row} {...partsOf(sample)} changed={false} today={sample.row.date} />
    </DocketConfigContext>
  );
}

const searchRow = ({ kind, row }: Sample): ReactNode => (
  <DatedRow dated={{ key: row.id, kind, row, ofProceeding: false, person: null }} ofCase={false} />
);

/** Renders the rows of all samples at once. Returns their texts by sample. */
function drawn(samples: readonly Sample[], draw: (sample: Sample) => ReactNode): Map<Sample, string> {
  const { container } = render(
    <Provider store={store}>
      <MemoryRouter>
        {samples.map((sample, at) => (
          <ul key={at}>{draw(sample)}</ul>
        ))}
      </MemoryRouter>
    </Provider>,
  );
  const lists = container.querySelectorAll('ul');
  const words = new Map(samples.map((sample, at) => [sample, wordsOf(lists[at])]));
  cleanup();
  return words;
}

const surface = (name: string, words: (sample: Sample) => string): Surface => ({
  ...{ name, of: 'row' },
  place: words,
  verdict: words,
});

/** Surfaces that read the rows from the rendered document. */
export function renderedSurfaces(samples: readonly Sample[]): readonly Surface[] {
  const [docket, search] = [drawn(samples, docketRow), drawn(samples, searchRow)];
  return [
    surface('drawn docket row', (sample) => docket.get(sample) ?? ''),
    surface('drawn search row', (sample) => search.get(sample) ?? ''),
  ];
}
