/** Making one takes longer than all the rest. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** How far `zone` is ahead of UTC at `at`, in ms. */
function offsetAt(zone: string, at: number): number {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  formats.set(zone, format);
  const parts = format.formatToParts(at);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second')) - at;
}

/**
 * The moment, epoch ms, at which clocks in `zone` (IANA name) show `time` (HH:mm) on `date` (YYYY-MM-DD). Of a time that
 * the clocks show twice the first, of one they leave out the time that far after the change.
 */
export function venueInstant(zone: string, date: string, time: string): number {
  const shown = Date.parse(`${date}T${time}:00Z`);
  const day = 86_400_000;
  // the offsets before and after any change of the clocks that is near
  const [before, after] = [shown - offsetAt(zone, shown - day), shown - offsetAt(zone, shown + day)];
  return [before, after].find((at) => at + offsetAt(zone, at) === shown) ?? before;
}
