/** Characters (UTF-16 units) that a record's texts may have; those of real dockets have less than half of it. */
export const LONGEST = {
  /** even where every character of it is percent-encoded, its longest key keeps within the database's 768 bytes */
  id: 200,
  /** `2:21-bk-12345-ABC` has 17 */
  caseNumber: 40,
  /** a debtor's other names may stand behind the name: `dba …, dba …` */
  name: 1_000,
  title: 1_000,
  /** an address of a page or of an online meeting */
  url: 2_000,
  /** a matter, an outcome, a tentative ruling, a note: prose */
  prose: 20_000,
  /** every other text */
  text: 1_000,
} as const;

/** Items that a record's lists may have; one real hearing has 84 attorneys. */
export const MOST = { attorneys: 500, debtors: 500, aliases: 100, trustees: 50, relatedDocs: 500 } as const;

/** A hearing lasts a day at most. */
export const MOST_MINUTES = 1_440;

/** Whether a number of minutes can be a hearing's length. */
export const isDuration = (minutes: unknown): minutes is number =>
  Number.isInteger(minutes) && Number(minutes) >= 1 && Number(minutes) <= MOST_MINUTES;
