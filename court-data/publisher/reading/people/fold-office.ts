import { foldLetters } from '@court/domain';

const STATES =
  'al|ak|az|ar|ca|co|ct|de|fl|ga|hi|id|il|in|ia|ks|ky|la|me|md|ma|mi|mn|ms|mo|mt|ne|nv|nh|nj|nm|ny|nc|nd|oh|ok|or|pa|ri|sc|sd|tn|tx|ut|vt|va|wa|wv|wi|wy|dc|pr|vi|gu';
const STATE_NAMES =
  'alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming';
const BEFORE =
  /^(?:(?:the|court|divisional|clerks?|u s|us|united states|bankruptcy|office|location|division|div) )+(?:of )?(?=\S)/;
const BEHIND =
  / (?:court ?)?(?:divisional )?(?:office|division|div|courthouse|court house|court|location|branch)$/;
const SHORT: Record<string, string> = { saint: 'st', ft: 'fort', mt: 'mount' };

/**
 * Normalizes an office's name: `San Antonio Division`, `SAN ANTONIO`, `San Antonio, TX` and `Office: San Antonio` all
 * give `san antonio`. Names with equal keys are the same office.
 */
export function foldOffice(name: string): string {
  const even = foldLetters(name).replace(/\s+/g, ' ').trim();
  const placed = even
    .replace(/[\s,]+\d{5}(?:-\d{4})?$/, '')
    .replace(new RegExp(`,\\s*(?:${STATES}|${STATE_NAMES})\\.?$`), '')
    .replace(new RegExp(`(?<=\\S) +(?:${STATES})$`), '')
    .replace(/^\W*\d{1,2}\W+(?=\p{L})/u, '');
  let key = placed.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
  for (let before = ''; before !== key; ) {
    before = key;
    key = key.replace(BEHIND, '').replace(BEFORE, '').trim();
  }
  return key.replace(/\b(?:saint|ft|mt)\b/g, (word) => SHORT[word] ?? word);
}
