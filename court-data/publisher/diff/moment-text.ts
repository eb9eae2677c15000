/** `Mon, Nov 30, 2026`, from YYYY-MM-DD. */
export function dayText(date: string): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', {
    weekday: 'short',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
}

/** `9:30 AM`, from HH:mm. */
export function clockText(time: string): string {
  const at = new Date(`1970-01-01T${time}:00Z`);
  return at
    .toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
    .replace(/\s/g, ' ');
}
