import type { Track } from '../filings/tracks';
import type { BusinessNames } from '../people/business-names';
import type { Random } from '../random/random';

const CONSUMER_MOTIONS = [
  'Motion for Relief from Stay',
  'Motion to Dismiss Case',
  'Objection to Claim',
  'Motion to Extend Automatic Stay',
  'Motion to Avoid Lien',
  'Reaffirmation Agreement',
  'Motion to Reopen Case',
  'Application for Compensation',
  'Motion to Convert Case',
  'Objection to Exemptions',
] as const;
const MATTERS: Record<Track, readonly [string, ...string[]]> = {
  '13': [
    'Confirmation of Chapter 13 Plan',
    "Trustee's Motion to Dismiss",
    'Motion to Modify Plan',
    'Motion to Value Collateral',
    ...CONSUMER_MOTIONS,
  ],
  '7': ["Trustee's Motion to Sell Property", "Trustee's Final Report", ...CONSUMER_MOTIONS],
  '11': [
    'Confirmation of Plan of Reorganization',
    'Disclosure Statement',
    'Motion to Use Cash Collateral',
    'First-Day Motions',
    'Motion to Assume Lease',
    'Final Fee Application',
    'Status Conference (Subchapter V)',
    'Motion to Sell Free and Clear of Liens',
  ],
  '12': ['Confirmation of Chapter 12 Plan', 'Motion for Use of Crop Proceeds', 'Motion to Dismiss Case'],
  '15': [
    'Petition for Recognition of Foreign Main Proceeding',
    'Motion for Provisional Relief under Section 1519',
  ],
  '9': ['Status Conference', 'Confirmation of Plan of Adjustment', 'Objection to Petition'],
  ap: [
    'Pretrial Conference',
    'Trial',
    'Motion for Summary Judgment',
    'Motion to Dismiss Complaint',
    'Motion for Default Judgment',
    'Motion to Compel Discovery',
    'Scheduling Conference',
  ],
  mp: ['Motion to Quash Subpoena', 'Registration of Judgment', 'Show Cause Hearing'],
};
const PARTS = [
  'Response filed by Debtor',
  'Joinder of the Committee of Unsecured Creditors',
  'Reply of Movant',
  'Stipulation submitted; order to be uploaded',
  'Supplemental exhibits A through R',
] as const;

/** The title of a matter, sometimes with several lines. */
export function matterOf(
  random: Random,
  track: Track,
  names: BusinessNames,
): { matter: string; movant: string | null } {
  const title = random.pick(MATTERS[track]);
  const isLenders = title.includes('Relief from Stay');
  const movant = isLenders ? names.lender(random) : random.chance(0.4) ? 'Debtor' : null;
  const head = movant && movant !== 'Debtor' ? `${title} filed by ${movant}` : title;
  const lines = random.chance(0.12)
    ? Array.from({ length: random.between(1, 4) }, () => random.pick(PARTS))
    : [];
  return { matter: [head, ...new Set(lines)].join('\n'), movant };
}
