const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const tens = (from: number, to: number) =>
  Array.from({ length: (to - from) / 10 }, (_, at) => clock(from + 10 * at));

/** A trustee calls every ten minutes, from 8:30 to noon and from 13:00 to 17:00. */
const CALLS: readonly string[] = [...tens(510, 720), ...tens(780, 1020)];
/** Cases called at one time. More if the day would be too long. */
const AT_A_TIME = 3;

/** The times (HH:mm) at which a trustee calls `count` meetings of a day, in order. */
export function meetingTimes(count: number): string[] {
  const atATime = Math.max(AT_A_TIME, Math.ceil(count / CALLS.length));
  return Array.from({ length: count }, (_, at) => CALLS[Math.floor(at / atATime)] ?? '16:50');
}
