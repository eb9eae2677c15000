/** Max characters (UTF-16 units) of a record's texts. Texts of real dockets have less than half. */
export const MAX_LENGTHS = {
  /** even if every character is percent-encoded, its longest key stays within the database's 768 bytes */
  id: 200,
  /** `2:21-bk-12345-ABC` has 17 */
  caseNumber: 40,
  /** a debtor's aliases may follow the name: `dba …, dba …` */
  name: 1_000,
  title: 1_000,
  /** URL of a page or of an online meeting */
  url: 2_000,
  /** prose: a matter, an outcome, a tentative ruling, a note */
  prose: 20_000,
  /** every other text */
  text: 1_000,
} as const;

/** Max items of a record's lists. One real hearing has 84 attorneys. */
export const MAX_ITEMS = {
  attorneys: 500,
  debtors: 500,
  aliases: 100,
  trustees: 50,
  relatedDocs: 500,
} as const;

/** Max minutes of a hearing: one day. */
export const MAX_MINUTES = 1_440;

/** Whether a value is a valid duration of a hearing: whole minutes, 1 to 1,440. */
export const isDuration = (minutes: unknown): minutes is number =>
  Number.isInteger(minutes) && Number(minutes) >= 1 && Number(minutes) <= MAX_MINUTES;
