import { addDays } from '@court/domain';
import { DAY_STYLES, TIME_STYLES } from '../printing/print-days';
import { hearingLines, mustAsk, recell, type Sheet } from '../printing/sheet';
import type { Hearing } from '../printing/truth';
import type { Fault, FaultContext } from './fault';
import { asksIfChanged, dayColumn, EMPTY, recellOne } from './recell';

const usTime = (time: string) => TIME_STYLES[0]?.print(time, 0) ?? time;
const isTwoCells = ({ styles, form }: FaultContext) =>
  !styles.moment && !styles.time.hasHalfColumn && form !== 'ics';

/** Prints one day in the other order of digits, if the file shows that it contains two orders. */
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

/** Faults of days and times. */
export const DAY_FAULTS: Readonly<Record<string, Fault>> = {
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
};
