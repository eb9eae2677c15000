/** A party behind a name, as "Ann Alder (Debtor)"; other words in parentheses are the name's. */
const PARTY =
  /^(.*\S)\s*\((?:attorney )?(?:for )?((?:(?:joint |co-)?debtor|movant|creditor|(?:u\.?s\.? )?trustee|plaintiff|defendant|respondent|petitioner|claimant)s?)\)$/i;

/** Names, separated by `|`, `;` or line breaks, as people of a record; `party` is the field of the words behind a name. */
export function peopleNamed(text: string, party: 'represents' | 'role' | null = null): object[] {
  return text
    .split(/[|;\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .map((name) => {
      const [, alone, said] = (party && PARTY.exec(name)) || [];
      return alone && party ? { name: alone, [party]: said } : { name };
    });
}

/** Two parties against each other name no debtor. */
export const VERSUS = /\svs?\.?\s/i;

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
