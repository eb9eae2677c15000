/** How to read rows of one party each: the role column, the roles of debtors, and the fields for other parties. */
export type PartyRows = {
  role: string;
  debtors: readonly string[];
  others: 'attorneys' | 'trustees' | 'drop';
};

/** Lower case, one space between words, no punctuation: `Debtor-in-Possession` → `debtor in possession`. */
function plainRole(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\bu\.?\s?s\.?(?=\W|$)/g, 'us')
    .replace(/['’]s?\b/g, ' ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

const DEBTOR =
  /^(?:(?:joint|primary|main|lead|second|secondary|first|alleged|putative|reorganized|cross border|foreign)? ?debtors?(?: in possession)?(?: s)?(?: [12])?|(?:debtor )?(?:and )?joint debtors?|debtors? and debtors? in possession|dip|db|jdb|dbpos)$/;
/** Attorneys of any party, including "Debtor's Attorney" and "Counsel for Trustee". */
const ATTORNEY =
  /\b(?:attorneys?|attys?|aty|counsel|lawyers?|esq|law firm|public defender|solicitors?|advocates?)\b/;
const US_TRUSTEE = /\b(?:us|united states|assistant us|acting us) (?:trustees?|tr)\b|^ust(?:p)?$|^ustr$/;
const TRUSTEE = /\b(?:trustees?|tr|trst|trustee s)\b/;
const OTHER =
  /\b(?:creditors?|cr|movants?|mov|plaintiffs?|pla|defendants?|dft|claimants?|respondents?|resp|interested part(?:y|ies)|intp|petitioning|objectors?|obj|witness(?:es)?|wit|examiners?|mediators?|receivers?|recv|assignees?|transferees?|transferors?|intervenors?|appellants?|appellees?|landlords?|lessors?|lessees?|lenders?|banks?|mortgagees?|servicers?|vendors?|agents?|accountants?|auctioneers?|appraisers?|realtors?|brokers?|professionals?|committees?|ombudsman|purchasers?|buyers?|sellers?|guarantors?|employers?|non filing spouses?|debtors? spouses?|judges?|clerks?|interpreters?|parent|irs|taxing authorit(?:y|ies)|counter ?claimants?|third part(?:y|ies)|notice part(?:y|ies))\b/;

type Role = 'debtors' | 'attorneys' | 'trustees' | 'others' | 'unknown';

function roleOf(text: string): Role {
  const role = plainRole(text);
  if (DEBTOR.test(role)) return 'debtors';
  if (ATTORNEY.test(role)) return 'attorneys';
  if (US_TRUSTEE.test(role)) return 'others';
  // "Debtor/Plaintiff" and "Debtor, Trustee" are two roles of one party
  const isMixed =
    /\bdebtors?\b/.test(role) && !/\b(?:of|for) (?:the )?(?:joint )?debtors?\b|\bspouses?\b/.test(role);
  if (isMixed) return 'unknown';
  if (TRUSTEE.test(role)) return 'trustees';
  return OTHER.test(role) ? 'others' : 'unknown';
}

/** Whether a party with this role is a debtor of the case. Null for an unknown role and for Co-Debtor. */
export function isDebtorRole(text: string): boolean | null {
  const role = roleOf(text);
  return role === 'unknown' ? null : role === 'debtors';
}

/** The distinct roles of a column by proposed use, as printed. */
export function rolesProposed(
  values: readonly string[],
): Record<'debtors' | 'attorneys' | 'trustees' | 'others' | 'unknown', string[]> {
  const proposed: Record<Role, string[]> = {
    debtors: [],
    attorneys: [],
    trustees: [],
    others: [],
    unknown: [],
  };
  for (const value of new Set(values.map((one) => one.trim()).filter(Boolean)))
    proposed[roleOf(value)].push(value);
  return proposed;
}
