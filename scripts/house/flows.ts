/** What happens in the product, by the files where it begins. */
export type Flow = { name: string; entries: readonly string[] };

/**
 * Five flows that people ask about. A flow's files are all that its entries import and that runs: types, libraries and
 * what is loaded later are no part of it. Where a file is loaded later and belongs to the flow, it is an entry itself.
 */
export const FLOWS: readonly Flow[] = [
  { name: 'keystroke → hits', entries: ['shared/kits/search/search/use-search.ts'] },
  { name: 'publish a CSV', entries: ['court-data/publisher/publish-files.ts'] },
  {
    name: 'page → first hearing',
    entries: [
      'host/src/main.tsx',
      'host/src/app.ts',
      'mfe-calendar/src/remote.tsx',
      'mfe-calendar/src/calendar/calendar-page.tsx',
    ],
  },
  {
    name: 'star → list',
    // pressed, kept on the device, and read by the list's page
    entries: [
      'shared/kits/ui/parts/star-button.tsx',
      'shared/contract/lists/keep-lists.ts',
      'mfe-search/src/lists/use-listed.ts',
    ],
  },
  { name: 'failed remote → fallback', entries: ['host/src/remotes/recover-area.ts'] },
];
