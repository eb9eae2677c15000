import { type CaseType, caseDigits } from '../cases/case-number';
import { parseCaseNumber } from '../cases/printed-case-number';

/** Every typed form of a printed number that its parts allow. */
export function numberForms(printed: string, type: CaseType): string[] {
  const parts = parseCaseNumber(printed);
  if (!parts) throw new Error(`${printed} is not understood`);
  const digits = caseDigits(parts);
  const [yy, serial] = [digits.slice(0, 2), digits.slice(2)];
  const office = parts.office
    ? [
        `${parts.office}:${yy}-${type}-${serial}`,
        `${parts.office}${digits}`,
        `${parts.office}-${yy}-${serial}`,
      ]
    : [];
  return [
    printed,
    printed.toLowerCase(),
    printed.replaceAll('-', ' – '),
    `Case No. ${printed.replace(/-/g, '–')}`,
    `In re ${printed}`,
    `#${printed.replace(/-/g, '‐')}`,
    `In re: Smith, Case No. ${yy}-${serial} (QQQ)`,
    `${yy}-${serial}`,
    `${yy}-${Number(serial)}`,
    `${yy}-${serial}-QQQ`,
    `${yy}-${type}-${serial}-QQQ`,
    `${yy}${type}${serial}`,
    `${parts.year}-${serial}`,
    digits,
    `${parts.year}${serial}`,
    serial,
    ...(parts.serial < 10000 ? [`${yy}${serial.slice(1)}`] : []),
    ...office,
  ];
}
