/** A heading of the second debtor of a joint case; of one who could be another party with `isSure` false. */
export function jointHeading(heading: string): { isSure: boolean } | null {
  const plain = heading
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  if (
    /^(?:joint|jt|second|2nd) (?:debtors?|dbtr)(?: name)?$|^(?:debtor|dbtr) (?:2|two|b)(?: name)?$|^(?:debtor|dbtr) name 2$/.test(
      plain,
    )
  )
    return { isSure: true };
  return /^(?:co ?debtors?|spouse|other debtors?|debtor spouse|filing spouse)(?: name)?$/.test(plain)
    ? { isSure: false }
    : null;
}
