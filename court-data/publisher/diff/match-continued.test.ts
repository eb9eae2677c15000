import type { CalendarEntry } from '@court/domain';
import { describe, expect, it } from 'vitest';
import { matchContinued } from './match-continued';

const hearing = (key: string, more: Partial<CalendarEntry> = {}) => ({
  key,
  entry: {
    id: key,
    date: '2026-11-30',
    time: '09:30',
    caseNumber: '26-50001',
    caseTitle: 'A',
    caseType: 'bk',
    status: 'scheduled',
    ...more,
  } satisfies CalendarEntry,
});
const pairs = (...sides: Parameters<typeof matchContinued>) =>
  [...matchContinued(...sides)].map(([one, next]) => `${one}→${next.key}`).sort();

describe('a continued hearing', () => {
  it('is linked to the only hearing of its case on that day, with any printed data', () => {
    const one = hearing('a', { matter: 'Chapter 13 Plan', docketNumber: '12' });
    expect(pairs([one], [hearing('x', { matter: 'Virtual minute entry', time: '13:30' })])).toEqual(['a→x']);
  });

  it('is matched by docket number first, then by matter, then by time', () => {
    const one = hearing('a', { docketNumber: '12', matter: 'Motion to dismiss' });
    const byMatter = hearing('x', { docketNumber: '14', matter: 'MOTION  to dismiss' });
    const byTime = hearing('y', { matter: 'Status conference' });
    const byDocket = hearing('z', { docketNumber: '12', matter: 'Amended motion', time: '15:00' });
    expect(pairs([one], [byTime, byMatter])).toEqual(['a→x']);
    expect(pairs([one], [byTime, byMatter, byDocket])).toEqual(['a→z']);
    expect(pairs([one], [byTime, hearing('w', { time: '15:00' })])).toEqual(['a→y']);
  });

  it('is matched by its printed new time after the matter and before the judge', () => {
    const one = hearing('a', { matter: 'Motion to dismiss', judgeId: 'j-a', continuedTime: '13:30' });
    const atNewTime = hearing('x', { time: '13:30' });
    const ofJudge = hearing('y', { judgeId: 'j-a' });
    const ofMatter = hearing('z', { matter: 'Motion to dismiss', time: '10:00' });
    expect(pairs([one], [ofJudge, atNewTime])).toEqual(['a→x']);
    expect(pairs([one], [ofJudge, atNewTime, ofMatter])).toEqual(['a→z']);
  });

  it('is not matched by its old time if a new time is printed', () => {
    const one = hearing('a', { continuedTime: '13:30' });
    expect(pairs([one], [hearing('x'), hearing('y', { time: '15:00' })])).toEqual([]);
  });

  it('is not linked if two candidates match equally well', () => {
    const one = hearing('a', { matter: 'Motion' });
    expect(pairs([one], [hearing('x', { matter: 'Motion' }), hearing('y', { matter: 'Motion' })])).toEqual(
      [],
    );
  });

  it('is not matched by its judge only, because the judge hears the whole case', () => {
    const judge = { judgeId: 'j-a' };
    const one = hearing('a', { ...judge, time: '10:00' });
    expect(pairs([one], [hearing('x', judge), hearing('y')])).toEqual([]);
  });

  it('does not share its successor', () => {
    const [plan, relief] = ['Plan', 'Relief from stay'].map((matter, n) => hearing(`p${n}`, { matter }));
    if (!plan || !relief) throw new RangeError('two hearings');
    expect(pairs([plan, relief], [hearing('x', { matter: 'Relief from stay' })])).toEqual(['p1→x']);
    expect(pairs([plan, hearing('p2', { matter: 'Plan' })], [hearing('x', { matter: 'Plan' })])).toEqual([]);
    expect(
      pairs([plan, relief], [hearing('x', { matter: 'Relief from stay' }), hearing('y', { matter: 'plan' })]),
    ).toEqual(['p0→y', 'p1→x']);
  });

  it('is linked to its successor among a thousand matters of one case and day', () => {
    const matters = Array.from({ length: 1000 }, (_, n) => ({
      docketNumber: String(n),
      matter: 'Claim objection',
    }));
    const ones = matters.map((matter, n) => hearing(`a${n}`, matter));
    const nexts = matters.map((matter, n) => hearing(`x${n}`, matter)).reverse();
    const began = performance.now();
    const matched = matchContinued(ones, nexts);
    expect(performance.now() - began).toBeLessThan(5000);
    expect([...matched].every(([one, next]) => one.slice(1) === next.key.slice(1))).toBe(true);
    expect(matched.size).toBe(1000);
  });
});
