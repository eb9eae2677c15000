import { addDays } from '@court/records';
import iconv from 'iconv-lite';
import type { Fault, FaultContext } from './faults';
import { DAY_STYLES, TIME_STYLES } from './print-days';
import { JUDGE_STYLES, SHORT_JUDGE_STYLES } from './print-names';
import { inWords } from './print-sheet';
import { columnAt, hearingLines, type Line, mustAsk, recell, type Sheet } from './sheet';
import type { Hearing } from './truth';

const TEXTS = ['caseTitle', 'debtors', 'matter'];
const OPTIONAL = ['judge', 'office', 'matter', 'docketNumber', 'location', 'continuedTo'];
const EMPTY = ['NULL', 'N/A', '#REF!', '--', 'TBD', '\\N', '(null)', 'n/a', '#N/A', 'None'];

/** Changes the cells of one hearing in a column. */
function recellOne(
  sheet: Sheet,
  means: string,
  context: FaultContext,
  change: (cell: string, hearing: Hearing) => string,
  fits: (hearing: Hearing) => boolean = () => true,
): Sheet {
  const fitting = hearingLines(sheet).filter(({ hearing }) => hearing && fits(hearing));
  if (fitting.length === 0 || columnAt(sheet, means) < 0) return sheet;
  const { hearing: chosen } = context.pick<Line>(fitting);
  return recell(sheet, means, (cell, { hearing }) =>
    hearing && hearing === chosen ? change(cell, hearing) : cell,
  );
}
const recellAll = (sheet: Sheet, fields: readonly string[], change: (cell: string) => string): Sheet =>
  fields.reduce((done, field) => recell(done, field, (cell) => (cell === '' ? '' : change(cell))), sheet);

const entities = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll("'", '&#39;')
    .replaceAll('ñ', '&ntilde;')
    .replaceAll('"', '&quot;')
    .replaceAll('ú', '&#xFA;');

/** Asks if a cell of a hearing that is to be published changed. */
function asksIfChanged(before: Sheet, after: Sheet, why: string): Sheet {
  const isChanged = after.lines.some(
    ({ hearing, cells }, row) =>
      hearing && !hearing.sealed && cells.join('\n') !== before.lines[row]?.cells.join('\n'),
  );
  return isChanged ? mustAsk(after, why) : after;
}

const dayColumn = (sheet: Sheet) => (columnAt(sheet, 'date') >= 0 ? 'date' : 'dateTime');
const timeColumn = (sheet: Sheet) => (columnAt(sheet, 'time') >= 0 ? 'time' : 'dateTime');
const usTime = (time: string) => TIME_STYLES[0]?.print(time, 0) ?? time;
const isTwoCells = ({ styles, form }: FaultContext) =>
  !styles.moment && !styles.time.hasHalfColumn && form !== 'ics';

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
  const { heading = null } = changed.columns[columnAt(changed, means)] ?? {};
  return mustAsk(
    { ...changed, secrets: [...sheet.secrets, digits, digits.replaceAll('-', '')] },
    'a private number',
    heading,
  );
}

/** One day in the other order of digits, where the file shows that it holds two orders. */
function mixedOrder(sheet: Sheet, context: FaultContext): Sheet {
  const { order, name } = context.styles.day;
  const other = DAY_STYLES.find((style) => style.name === (order === 'mdy' ? 'day-first' : 'us'));
  const own = ['us', 'us-bare', 'day-first'].includes(name);
  const late = hearingLines(sheet).filter(({ hearing }) => hearing && Number(hearing.day.slice(8)) > 12);
  if (!own || !other || context.styles.moment || late.length < 2) return sheet;
  const chosen = context.pick(late).hearing;
  if (late.every(({ hearing }) => hearing === chosen)) return sheet;
  return mustAsk(
    recell(sheet, 'date', (cell, { hearing }) =>
      hearing && hearing === chosen ? other.print(hearing.day) : cell,
    ),
    'two orders',
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
      recellOne(sheet, 'status', context, () =>
        context.pick(['Q7', 'See notes', 'Under advisement', 'Held open', 'Hrg Cont d']),
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
      // the first row of each judge says the whole name: else nobody could tell two judges of one name apart
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
  'day of no time': {
    sheet: (sheet, context) => {
      const { styles } = context;
      const day = context.pick(['1970-01-01', '2099-12-31', '1900-01-01']);
      const epoch = (one: Hearing) =>
        styles.moment ? styles.moment.print(day, one.time) : styles.day.print(day);
      return asksIfChanged(
        sheet,
        recellOne(sheet, dayColumn(sheet), context, (_, one) => epoch(one)),
        'a day of no court',
      );
    },
  },
  'wrong zone': {
    sheet: (sheet, context) =>
      isTwoCells(context)
        ? asksIfChanged(
            sheet,
            recellOne(
              sheet,
              'time',
              context,
              (_, { time }) => `${usTime(time)} ${context.pick(['PT', 'EST', 'Mountain'])}`,
            ),
            'a wrong zone',
          )
        : sheet,
  },
  'day beside the time': {
    sheet: (sheet, context) => {
      const isPlain = !['serial', 'digits', 'midnight', 'us-midnight'].includes(context.styles.day.name);
      const print = isPlain ? context.styles.day.print : (day: string) => day;
      return isTwoCells(context)
        ? recell(sheet, 'time', (cell, { hearing }) =>
            hearing && cell !== '' && !EMPTY.includes(cell)
              ? `${print(hearing.day)} ${usTime(hearing.time)}`
              : cell,
          )
        : sheet;
    },
  },
  'another day beside the time': {
    sheet: (sheet, context) =>
      isTwoCells(context)
        ? asksIfChanged(
            sheet,
            recellOne(sheet, 'time', context, (_, one) => `${addDays(one.day, 1)} ${usTime(one.time)}`),
            'two days',
          )
        : sheet,
  },
  'two orders of days': { sheet: mixedOrder },
  'private number': { sheet: privately },
};
