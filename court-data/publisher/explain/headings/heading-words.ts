/** A heading of the roles of parties, on one footing. */
export const ROLES = /\b(role|party type|type of party)\b/;
/** Headings of names that are those of parties if a column holds their roles. */
export const PARTY_NAMES = /^(?:full )?name$|^participant(?: name)?$/;

/** A heading that suggests that a row must not be published. Its column is never ignored by proposal. */
export const RESTRICTION =
  /seal|restrict|confiden|privat|privac|redact|(?:non|not).?(?:for.?)?public|protect|safe.at.home|withheld|in camera|do not publish|closed to|impound|expung|suppress|hidden|juvenile/i;

/** A heading under which a few short values may say which rows are public: "Public: N", "Display: Hide". */
export const PUBLICITY =
  /\b(public|publish|publishable|published|visible|visibility|viewable|display|web|hide|hidden|security|access|sld|flags?|s)\b/;

/** A spouse who may or may not have filed, and a person who owes the same debt. */
export const MAY_BE_DEBTOR = /^(?:(?:debtor )?spouse|co ?debtor)(?: name)?$/;

/** A heading with one of these is about something else than its other words: an attorney's phone, the day of a filing. */
export const OTHER_WORDS =
  /\b(phone|telephone|cell|email|mail|fax|address|street|zip|state|ssn|tin|ein|bar|url|link|zoom|passcode|created|modified|updated|filed date|date filed|entered|printed|added|petition|role|represents)\b/;

/** A heading of a day on which something else happened: it is no hearing's day. */
export const ENTRY_DAY =
  /\b(filed|filing|entered|entry|created|modified|updated|printed|added|petition|notice|noticed|docketed|service|served|due|deadline|converted|run|as of|prior|previous|original|from)\b/;
/** A heading of a time at which no hearing begins. */
export const END_TIME =
  /\b(end|ends|finish|finished|stop|until|adjourned|filed|entered|created|modified|updated|printed|run|minutes|duration|length)\b/;
/** A heading of the number of another case than that of the hearing. */
const OTHER_CASE =
  /\b(lead|main|member|related|associated|companion|other|prior|adversary|adv|state|appeal)\b/;
/** A heading of the end of a hearing. */
const ENDS = /\b(end|ends|ending|finish|until)\b/;

/** A heading of a party that is no debtor. */
const OTHER_PARTY =
  /\b(interested|adverse|opposing|moving|movant|creditor|third|other|secured|filing|non|requesting|objecting|responding)\b/;

/** Whether a heading says that its column cannot hold the field, whatever other words it has. */
export function isOther(field: string, plain: string): boolean {
  if (field === 'caseNumber') return OTHER_CASE.test(plain);
  if (field === 'debtors') return OTHER_PARTY.test(plain);
  if (field === 'time') return ENDS.test(plain);
  return ['date', 'dateTime', 'continuedTo'].includes(field) && (ENTRY_DAY.test(plain) || ENDS.test(plain));
}
