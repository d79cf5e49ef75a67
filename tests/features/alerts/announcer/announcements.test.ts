import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OpenAlert } from '@/domain/patients/summary';
import { countUrgent, eachOnce, foldInTime, foremost, news } from '@/features/alerts/announcer/announcements';
import { anAlert, aSummary, hoursAgo } from '@tests/support/builders';

const open = (parts: Partial<OpenAlert> = {}): OpenAlert => ({ ...anAlert(), ...parts });
const idsOf = (spoken: ReturnType<typeof news>) => spoken.fresh.map(({ alert }) => alert.id);

describe('what is news', () => {
  it('is a new open alert, or one that became more urgent, and each once', () => {
    const first = news(new Map(), [aSummary({ alerts: [open({ id: 'a', severity: 'low' })] })]);
    expect(idsOf(first)).toEqual(['a']);
    const again = [aSummary({ alerts: [open({ id: 'a', severity: 'low' }), open({ id: 'b' })] })];
    const second = news(first.known, again);
    expect(idsOf(second)).toEqual(['b']);
    expect(idsOf(news(second.known, again))).toEqual([]);
    const worse = [
      aSummary({ alerts: [open({ id: 'a', severity: 'high' }), open({ id: 'b', severity: 'low' })] }),
    ];
    expect(idsOf(news(second.known, worse))).toEqual(['a']);
  });

  it('is not what somebody has already taken over', () => {
    expect(idsOf(news(new Map(), [aSummary({ alerts: [open({ status: 'acknowledged' })] })]))).toEqual([]);
  });

  it.each(['snoozed', 'needsReview', 'acknowledged', 'inProgress'] as const)(
    'is one that is open again, and not one that is %s',
    (before) => {
      const as = (status: OpenAlert['status']) => [aSummary({ alerts: [open({ status })] })];
      const first = news(new Map(), as(before));
      expect(idsOf(first)).toEqual([]);
      expect(idsOf(news(first.known, as('open')))).toEqual(['a1']);
    },
  );

  it('names the most urgent of several, of these the newest', () => {
    const patient = aSummary();
    const spoken = [
      { patient, alert: open({ id: 'high', severity: 'high' }) },
      { patient, alert: open({ id: 'older', startedAt: hoursAgo(3) }) },
      { patient, alert: open({ id: 'newer', startedAt: hoursAgo(1) }) },
    ];
    expect(foremost(spoken)?.alert.id).toBe('newer');
    expect(foremost([])).toBeUndefined();
  });

  it('counts each alert once, critical ones with those of a level that nobody understands, and high ones', () => {
    const patient = aSummary();
    const told = (id: string, severity: OpenAlert['severity']) => ({
      patient,
      alert: open({ id, severity }),
    });
    const spoken = eachOnce([
      told('worse', 'high'),
      told('critical', 'critical'),
      told('unreadable', 'unknown'),
      told('newer host', 'catastrophic' as 'unknown'),
      told('high', 'high'),
      told('low', 'low'),
      told('worse', 'critical'),
    ]);
    expect(spoken).toHaveLength(6);
    expect(countUrgent(spoken)).toEqual({ critical: 4, high: 1 });
  });
});

describe('folding', () => {
  const times = { gatherMs: 1000, pauseMs: 5000 };
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('gathers for a second, then speaks at most once per pause of everything that came, then falls silent', () => {
    const said: number[][] = [];
    const folded = foldInTime<number>((items) => said.push([...items]), times);
    folded.add([]);
    vi.advanceTimersByTime(60_000);
    expect(said).toEqual([]);
    folded.add([1]);
    vi.advanceTimersByTime(999);
    folded.add([2]);
    expect(said).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(said).toEqual([[1, 2]]);
    for (let n = 3; n <= 100; n += 1) folded.add([n]);
    vi.advanceTimersByTime(4999);
    expect(said).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(said[1]).toHaveLength(98);
    vi.advanceTimersByTime(5000);
    expect(said).toHaveLength(3);
    expect(said[2]).toEqual([]);
    vi.advanceTimersByTime(60_000);
    expect(said).toHaveLength(3);
    folded.add([101]);
    vi.advanceTimersByTime(1000);
    expect(said[3]).toEqual([101]);
  });

  it('AL01: makes few announcements of 200 alerts in ten seconds, and leaves none out', () => {
    const said: number[][] = [];
    const folded = foldInTime<number>((items) => said.push([...items]), times);
    for (let n = 0; n < 200; n += 1) {
      folded.add([n]);
      vi.advanceTimersByTime(50);
    }
    vi.advanceTimersByTime(5000);
    expect(said.filter((items) => items.length > 0).length).toBeLessThanOrEqual(4);
    expect(said.flat()).toEqual(Array.from({ length: 200 }, (_, n) => n));
  });

  it('says nothing after it was stopped', () => {
    const said: unknown[] = [];
    const folded = foldInTime<number>((items) => said.push(items), times);
    folded.add([1]);
    vi.advanceTimersByTime(1000);
    folded.add([2]);
    folded.stop();
    vi.advanceTimersByTime(60_000);
    expect(said).toEqual([[1]]);
  });
});
