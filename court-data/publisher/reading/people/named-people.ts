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
