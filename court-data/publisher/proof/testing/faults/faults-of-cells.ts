import { addDays } from '@court/domain';
import iconv from 'iconv-lite';
import { JUDGE_STYLES, SHORT_JUDGE_STYLES } from '../printing/print-names';
import { inWords } from '../printing/print-sheet';
import { columnAt, mustAsk, recell, type Sheet } from '../printing/sheet';
import type { Hearing } from '../printing/truth';
import type { Fault, FaultContext } from './fault';
import { asksIfChanged, dayColumn, EMPTY, recellAll, recellOne } from './recell';

const TEXTS = ['caseTitle', 'debtors', 'matter'];
const OPTIONAL = ['judge', 'office', 'matter', 'docketNumber', 'location', 'continuedTo'];

const entities = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll("'", '&#39;')
    .replaceAll('ñ', '&ntilde;')
    .replaceAll('"', '&quot;')
    .replaceAll('ú', '&#xFA;');

const timeColumn = (sheet: Sheet) => (columnAt(sheet, 'time') >= 0 ? 'time' : 'dateTime');

function privately(sheet: Sheet, context: FaultContext): Sheet {
  const digits = context.pick(['123-45-6789', '536-22-8726']);
  const text = context.pick([
    `SSN ${digits}`,
    `(${digits})`,
    `SSN: ${digits.replaceAll('-', '')}`,
    `soc. sec. no. ${digits}`,
  ]);
  const means = columnAt(sheet, 'matter') >= 0 ? 'matter' : 'caseTitle';
  const changed = recellOne(sheet, means, context, (cell) => `${cell} ${text}`);
  if (JSON.stringify(changed) === JSON.stringify(sheet)) return sheet;
  return mustAsk(
    { ...changed, secrets: [...sheet.secrets, digits, digits.replaceAll('-', '')] },
    'a private number',
    means,
  );
}

/** Faults inside cells. */
export const CELL_FAULTS: Readonly<Record<string, Fault>> = {
  'continued from': {
    sheet: (sheet, context) => {
      const { day } = inWords(context.styles);
      const from = (one: Hearing) => day(addDays(one.day, -30));
      return recellOne(
        sheet,
        'status',
        context,
        (_, one) =>
          context.pick([
            `Continued from ${from(one)}`,
            `Hearing continued from ${from(one)} to ${day(one.day)}`,
            `Reset from ${from(one)}`,
          ]),
        ({ status }) => status.status === 'scheduled',
      );
    },
  },
  'off inside a phrase': {
    docket: (docket, pick) => {
      const chosen = pick(docket);
      return docket.map((one) =>
        one === chosen ? { ...one, status: { status: 'vacated', to: null } } : one,
      );
    },
    sheet: (sheet, context) =>
      recellOne(
        sheet,
        'status',
        context,
        () =>
          context.pick([
            'Scheduled for confirmation - VACATED',
            'Set - taken off calendar',
            'Hearing set; stricken',
            'Scheduled (cancelled per order)',
            'Confirmed, then vacated',
            'set aside',
          ]),
        ({ status }) => status.status === 'vacated',
      ),
  },
  'unknown status': {
    sheet: (sheet, context) =>
      // the status of a moved hearing may name its new day, so it stays
      recellOne(
        sheet,
        'status',
        context,
        () => context.pick(['Q7', 'See notes', 'Under advisement', 'Held open', 'Trailing']),
        ({ status }) => status.to === null,
      ),
  },
  'empty words': {
    docket: (docket, pick) =>
      docket.map((one) =>
        pick([true, false]) ? { ...one, judge: '', office: '', matter: '', docketNumber: '', room: '' } : one,
      ),
    sheet: (sheet, { pick }) =>
      OPTIONAL.reduce(
        (done, field) => recell(done, field, (cell) => (cell === '' ? pick(EMPTY) : cell)),
        sheet,
      ),
  },
  'nothing in a needed cell': {
    sheet: (sheet, context) =>
      asksIfChanged(
        sheet,
        recellOne(sheet, context.pick([dayColumn(sheet), timeColumn(sheet), 'caseNumber']), context, () =>
          context.pick([...EMPTY, '']),
        ),
        'an empty cell',
      ),
  },
  markup: {
    sheet: (sheet, { pick }) =>
      recellAll(sheet, TEXTS, (cell) =>
        pick([
          `<b>${cell}</b>`,
          `<font color="red">${cell}</font>`,
          `<span>${cell}</span><br>`,
          `${cell}_x000D_`,
          cell,
        ]),
      ),
  },
  entities: { sheet: (sheet) => recellAll(sheet, [...TEXTS, 'judge'], entities) },
  mojibake: {
    sheet: (sheet, { pick }) => {
      const spoil = pick([
        (cell: string) => iconv.decode(Buffer.from(cell), 'windows-1252'),
        (cell: string) => iconv.decode(iconv.encode(cell, 'windows-1252'), 'utf8'),
      ]);
      return recellAll(sheet, ['caseTitle', 'debtors', 'part'], spoil);
    },
  },
  'judge in variants': {
    sheet: (sheet, { pick }) => {
      // the first row of each judge has the whole name; otherwise two judges of one name could not be distinguished
      const seen = new Set<string>();
      return recell(sheet, 'judge', (cell, { hearing }) => {
        if (!hearing || cell === '') return cell;
        const styles = seen.has(hearing.judge) ? [...JUDGE_STYLES, ...SHORT_JUDGE_STYLES] : JUDGE_STYLES;
        seen.add(hearing.judge);
        return pick(styles).print(hearing.judge);
      });
    },
  },
  'office in variants': {
    sheet: (sheet, { pick }) =>
      recellAll(sheet, ['office'], (cell) =>
        pick([`${cell} Division`, cell.toUpperCase(), `${cell}, TX`, cell]),
      ),
  },
  'number with a mark': {
    sheet: (sheet, { pick }) =>
      recellAll(sheet, ['caseNumber'], (cell) => pick([`${cell}*`, `${cell} `, `'${cell}`, cell])),
  },
  'private number': { sheet: privately },
};
