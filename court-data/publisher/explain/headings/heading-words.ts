/** A normalized heading of the roles of parties. */
export const ROLES = /\b(role|party type|type of party)\b/;
/** Headings of names. They are names of parties if another column holds the roles. */
export const PARTY_NAMES = /^(?:full )?name$|^participant(?: name)?$/;

/** A heading that suggests that a row must not be published. The proposed map never ignores its column. */
export const RESTRICTION =
  /seal|restrict|confiden|privat|privac|redact|(?:non|not).?(?:for.?)?public|protect|safe.at.home|withheld|in camera|do not publish|closed to|impound|expung|suppress|hidden|juvenile/i;

/** A heading whose column may say, in a few short values, which rows are public: "Public: N", "Display: Hide". */
export const PUBLICITY =
  /\b(public|publish|publishable|published|visible|visibility|viewable|display|web|hide|hidden|security|access|sld|flags?|s)\b/;

/** A spouse who may not have filed, or a person who owes the same debt. */
export const MAY_BE_DEBTOR = /^(?:(?:debtor )?spouse|co ?debtor)(?: name)?$/;

/**
 * A heading with one of these words is about something else than its other words suggest: an attorney's phone, a filing
 * date.
 */
export const OTHER_WORDS =
  /\b(phone|telephone|cell|email|mail|fax|address|street|zip|state|ssn|tin|ein|bar|url|link|zoom|passcode|created|modified|updated|filed date|date filed|entered|printed|added|petition|role|represents)\b/;

/** A heading of the day of another event, not of the hearing. */
export const ENTRY_DAY =
  /\b(filed|filing|entered|entry|created|modified|updated|printed|added|petition|notice|noticed|docketed|service|served|due|deadline|converted|run|as of|prior|previous|original|from)\b/;
/** A heading of a time that is not the start of a hearing. */
export const END_TIME =
  /\b(end|ends|finish|finished|stop|until|adjourned|filed|entered|created|modified|updated|printed|run|minutes|duration|length)\b/;
/** A heading of the number of another case than the hearing's. */
const OTHER_CASE =
  /\b(lead|main|member|related|associated|companion|other|prior|adversary|adv|state|appeal)\b/;
/** A heading of the end of a hearing. */
const ENDS = /\b(end|ends|ending|finish|until)\b/;

/** A heading of a party that is not a debtor. */
const OTHER_PARTY =
  /\b(interested|adverse|opposing|moving|movant|creditor|third|other|secured|filing|non|requesting|objecting|responding)\b/;

/** Whether a heading says that its column cannot hold the field, regardless of its other words. */
export function isOther(field: string, plain: string): boolean {
  if (field === 'caseNumber') return OTHER_CASE.test(plain);
  if (field === 'debtors') return OTHER_PARTY.test(plain);
  if (field === 'time') return ENDS.test(plain);
  return ['date', 'dateTime', 'continuedTo'].includes(field) && (ENTRY_DAY.test(plain) || ENDS.test(plain));
}
