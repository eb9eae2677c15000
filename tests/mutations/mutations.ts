/** One line of the product broken on purpose, and the test that must see it. */
export type Mutation = {
  n: number;
  breaks: string;
  file: string;
  /** stands exactly once in the file */
  right: string;
  wrong: string;
  test: { runner: 'unit'; file: string } | { runner: 'e2e'; title: string };
};

export const MUTATIONS: Mutation[] = [
  {
    n: 1,
    breaks: 'the page reads another database path than the docket',
    file: 'shared/kits/records/docket/data-paths.ts',
    right: '/days`;',
    wrong: '/day`;',
    test: { runner: 'e2e', title: 'a day in the address shows that day' },
  },
  {
    n: 2,
    breaks: 'the day is taken in the wrong zone',
    file: 'shared/kits/records/court/court-clocks.ts',
    right: 'Math.min(LAST, at + offsetAt(zone, at))',
    wrong: "Math.min(LAST, at + offsetAt('Asia/Tokyo', at))",
    test: { runner: 'unit', file: 'shared/kits/records/court/court-clocks.test.ts' },
  },
  {
    n: 3,
    breaks: 'a release without integrity is loaded',
    file: 'host/src/remotes/load-release.ts',
    right: 'if (offer.production && ',
    wrong: 'if (!offer.production && ',
    test: { runner: 'unit', file: 'host/src/remotes/load-release.test.ts' },
  },
  {
    n: 4,
    breaks: 'Retry trusts the bad copy that it has',
    file: 'host/src/remotes/area-loader.ts',
    right: 'reload: (area) => start(area, true),',
    wrong: 'reload: async (area) => peek(area) ?? start(area, true),',
    test: { runner: 'e2e', title: 'Retry recovers once they are back' },
  },
  {
    n: 5,
    breaks: 'a file that failed once is not tried again',
    file: 'host/src/remotes/try-release.ts',
    right: "['network', 'integrity'].includes(failure)",
    wrong: "['none'].includes(failure)",
    test: { runner: 'unit', file: 'host/src/remotes/try-release.test.ts' },
  },
  {
    n: 6,
    breaks: 'the page is never taken over by the live connection',
    file: 'shared/contract/data/follow-path.ts',
    right: "report({ type: 'live', json });",
    wrong: 'void json;',
    test: { runner: 'e2e', title: 'changes on the open page within a second' },
  },
  {
    n: 7,
    breaks: 'the database acknowledges a write that is not in its log',
    file: 'court-data/database/disk/log-file.ts',
    right: '      writeFully(descriptor, line);',
    wrong: '      void line;',
    test: { runner: 'unit', file: 'court-data/database/disk/journal.test.ts' },
  },
  {
    n: 8,
    breaks: "the public may read what is the publisher's alone",
    file: 'court-data/database/rest/rest-handler.ts',
    right: 'client.isOwner = credentialsOf(request, url.searchParams).some(this.ownerCheckFor(request));',
    wrong: 'client.isOwner = true;',
    test: { runner: 'unit', file: 'court-data/database/access/rules.test.ts' },
  },
  {
    n: 9,
    breaks: 'a social security number is published',
    file: 'court-data/publisher/checking/check-source.ts',
    right: 'if (found) {',
    wrong: 'if (found === undefined) {',
    test: { runner: 'unit', file: 'court-data/publisher/checking/check-source.test.ts' },
  },
  {
    n: 10,
    breaks: 'an unchanged export is written again',
    file: 'court-data/publisher/store/write-plan.ts',
    right: "(['hearings', 'meetings'] as const).filter((kind) => kinds[kind]);",
    wrong: "['hearings', 'meetings'];",
    test: { runner: 'unit', file: 'court-data/publisher/publish-moves.test.ts' },
  },
];
