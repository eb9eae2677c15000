import { describe, expect, it } from 'vitest';
import { addDays, dayIn, isDay, weekday, zoneName } from './court-time';

describe('court time', () => {
  it('has another day in El Paso than in San Antonio between their midnights', () => {
    const at = Date.parse('2026-11-23T06:30:00Z');
    expect(dayIn('America/Chicago', at)).toBe('2026-11-23');
    expect(dayIn('America/Denver', at)).toBe('2026-11-22');
  });

  it('counts days over the end of summer time and of the year', () => {
    expect(addDays('2026-10-31', 2)).toBe('2026-11-02');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(weekday('2026-11-21')).toBe(6);
  });

  it('knows which days the calendar has', () => {
    expect(isDay('2028-02-29')).toBe(true);
    expect(isDay('2026-02-29')).toBe(false);
    expect(isDay('2026-13-01')).toBe(false);
    expect(['1970-01-01', '2100-12-31'].map(isDay)).toEqual([true, true]);
    expect(['1969-12-31', '2101-01-01', '9999-12-31'].map(isDay)).toEqual([false, false, false]);
  });

  it('knows no day whose neighbors a year of four digits cannot write', () => {
    for (const day of ['0000-01-01', '0001-01-01', '1899-12-31', '2200-01-01', '9999-12-31'])
      expect(isDay(day), day).toBe(false);
  });

  it('names no season of what is no day', () => {
    for (const day of ['', '2026-99-99', '\ud800'])
      expect(zoneName('America/Denver', day)).toBe('America/Denver');
  });

  it('names the zone by the season', () => {
    expect(zoneName('America/Denver', '2026-07-01')).toBe('MDT');
    expect(zoneName('America/Chicago', '2026-11-23')).toBe('CST');
    expect(zoneName('America/Chicago', 'soon')).toBe('America/Chicago');
  });
});
