import { beforeAll, describe, expect, it } from 'vitest';
import { categoryCodes } from '@/backend/seed/course';
import { roster } from '@/backend/seed/roster';
import { sampleCategories, sampleRecords } from '@/backend/seed/sampleClinic';
import type { StoryName } from '@/backend/seed/story';
import type { Alert } from '@/domain/alerts/alert';
import { readingProblems } from '@/domain/readings/plausibility';
import { measures, type Measure } from '@/domain/readings/measure';
import { patientRecordSchema, type PatientRecord } from '@/domain/exchange/patientRecord';
import type { Finding } from '@/domain/rules/evaluation';
import { severityRank } from '@/domain/alerts/severity';
import { summarise, type Series } from '@/domain/readings/summarise';
import { triage, type TriageSection } from '@/domain/worklist/triage';
import { categoryBodySchema } from '@/domain/category/userCategory';
import { itLong, someOf } from '@tests/support/extent';
import { findings } from '@tests/support/rules';

const DAY = 86_400_000;

async function all(now: number): Promise<PatientRecord[]> {
  const records: PatientRecord[] = [];
  for await (const record of sampleRecords(now)) records.push(record);
  return records;
}

function seriesOf(record: PatientRecord): Partial<Record<Measure, Series>> {
  const series: Partial<Record<Measure, Series>> = {};
  for (const measure of measures) {
    const own = record.readings
      .filter((reading) => reading.measure === measure)
      .map((reading) => ({ ...reading, ms: Date.parse(reading.at) }))
      .sort((a, b) => a.ms - b.ms);
    if (own.length === 0) continue;
    const diastolic = own.flatMap((reading) => reading.diastolic ?? []);
    series[measure] = {
      t: own.map((reading) => reading.ms),
      v: own.map((reading) => reading.value),
      ...(diastolic.length > 0 && { w: diastolic }),
    };
  }
  return series;
}

const asAlert = (finding: Finding, now: number): Alert => ({
  ...finding,
  id: finding.rule,
  version: '1',
  updatedAt: new Date(now).toISOString(),
  patient: 'p',
  status: 'open',
  startedAt: new Date(now).toISOString(),
  lastEventAt: new Date(now).toISOString(),
  repeatCount: 1,
  history: [],
});

/** What the rules and the triage make of a record at `now`. */
function judge(record: PatientRecord, now: number) {
  const stored = { version: '1', updatedAt: new Date(now).toISOString() };
  const patient = { ...record.patient, ...stored };
  const facts = summarise(patient, seriesOf(record), []);
  const found = findings(patient, facts, now).sort(
    (a, b) => severityRank(a.severity) - severityRank(b.severity),
  );
  const alerts = found.map((finding) => asAlert(finding, now));
  const row = { ...summarise(patient, seriesOf(record), alerts), ...stored };
  return { rules: found.map(({ rule }) => rule), worst: found[0]?.severity ?? null, place: triage(row, now) };
}

const expected: Record<StoryName, { section: TriageSection; severity: string | null; rule?: string }> = {
  severeSystolic: { section: 'critical', severity: 'critical', rule: 'pressureSevere' },
  severeDiastolic: { section: 'critical', severity: 'critical', rule: 'pressureSevere' },
  severeDialysis: { section: 'critical', severity: 'critical', rule: 'pressureSevere' },
  veryLowPressure: { section: 'high', severity: 'high', rule: 'pressureLow' },
  fluidOver: { section: 'high', severity: 'high', rule: 'fluidOver' },
  lowPressure: { section: 'worsening', severity: 'medium', rule: 'pressureLow' },
  meanHigh: { section: 'worsening', severity: 'medium', rule: 'pressureMean' },
  meanHighDialysis: { section: 'worsening', severity: 'medium', rule: 'pressureMeanDialysis' },
  fluidUnder: { section: 'worsening', severity: 'medium', rule: 'fluidUnder' },
  silent4: { section: 'noData', severity: 'low', rule: 'noPressure' },
  silent5: { section: 'noData', severity: 'low', rule: 'noPressure' },
  silent6: { section: 'noData', severity: 'low', rule: 'noPressure' },
  silent9: { section: 'noData', severity: 'medium', rule: 'noPressure' },
  worsening: { section: 'worsening', severity: null },
  travelling: { section: 'inactive', severity: null },
  newlyEnrolled: { section: 'stable', severity: null },
  stable: { section: 'stable', severity: null },
};

const moments: [string, string][] = [
  ['an ordinary morning', '2026-11-20T10:30:00Z'],
  ['the hour clocks go back', '2026-10-25T01:15:00Z'],
  ['before anybody wakes', '2026-11-20T03:10:00Z'],
  ['midnight in Berlin', '2026-11-19T23:00:00Z'],
  ['just before midnight', '2026-11-20T22:59:30Z'],
  ['the day clocks go forward', '2026-03-29T12:00:00Z'],
  ['the leap day', '2028-02-29T19:45:00Z'],
  ['new year', '2027-01-01T00:00:00Z'],
];

describe.each(someOf(moments, 2))('the sample clinic on %s', (_, text) => {
  const now = Date.parse(text);
  let records: PatientRecord[];
  beforeAll(async () => {
    records = await all(now);
  });

  it('tells each patient the story of the table', () => {
    for (const [index, record] of records.entries()) {
      const [, lastName, , , , , story] = roster[index] ?? [];
      const { section, severity, rule } = expected[story ?? 'stable'];
      const { rules, worst, place } = judge(record, now);
      expect({ lastName, story, section: place.section, worst, first: rules[0] }).toEqual({
        lastName,
        story,
        section,
        worst: severity,
        first: rule,
      });
    }
  });

  it('shows a weight alert of somebody whose heart fails and who drinks too much', () => {
    const told = records.filter((record) => judge(record, now).rules.includes('weightHeartFailure'));
    expect(told.map(({ patient }) => patient.lastName)).toEqual(['Solvemeer']);
  });

  it('holds no reading of the future, none beyond the limits, none twice', () => {
    const wrong = records.flatMap(({ patient, readings }) =>
      readings.filter((reading, index) => {
        const at = Date.parse(reading.at);
        const { hard, soft } = readingProblems(reading, { now: at, dateOfBirth: patient.dateOfbirth });
        const before = readings[index - 1];
        const disordered = before?.measure === reading.measure && before.at > reading.at;
        return at > now || disordered || Object.keys(hard).length + Object.keys(soft).length > 0;
      }),
    );
    expect(wrong).toEqual([]);
    const ids = records.flatMap(({ readings }) => readings.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('the sample clinic', () => {
  const now = Date.parse('2026-11-20T10:30:00Z');

  it('has 48 patients whose records are valid, in all seven categories', async () => {
    const records = await all(now);
    expect(records).toHaveLength(48);
    for (const record of records) expect(patientRecordSchema.parse(record)).toEqual(record);
    expect(new Set(records.map(({ patient }) => patient.id)).size).toBe(48);
    const counts = Object.fromEntries(
      categoryCodes.map((code) => [code, records.filter(({ patient }) => patient.category === code).length]),
    );
    expect(counts).toEqual({ CKD: 10, HD: 10, PD: 5, TX: 8, STONE: 6, HF: 5, PREV: 4 });
  });

  itLong('is the same for the same moment, and keeps past values when made again later', async () => {
    expect(await all(now)).toEqual(await all(now));
    const [early, late] = await Promise.all([all(now), all(now + DAY)]);
    const stable = roster.findIndex((row) => row[6] === 'stable');
    const later = new Map(late[stable]?.readings.map((reading) => [reading.id, reading]));
    const shared = (early[stable]?.readings ?? []).filter(({ id }) => later.has(id));
    expect(shared.length).toBeGreaterThan(1500);
    for (const reading of shared) expect(later.get(reading.id)).toEqual(reading);
  });

  it('gives every patient 90 days of every measure, a silence or a late start aside', async () => {
    const records = await all(now);
    for (const [index, { patient, readings }] of records.entries()) {
      const [, , , , , , story] = roster[index] ?? [];
      const counts = measures
        .filter((measure) => measure !== 'urine' || !patient.ext.anuric)
        .map((measure) => readings.filter((reading) => reading.measure === measure).length);
      expect(Math.min(...counts)).toBeGreaterThan(story === 'newlyEnrolled' ? 3 : 70);
      const oldest = Math.min(...readings.map(({ at }) => Date.parse(at)));
      const days = (now - oldest) / DAY;
      expect(days).toBeLessThan(91);
      expect(days).toBeGreaterThan(story === 'newlyEnrolled' ? 3.5 : 85);
    }
  });

  it('lets weight rise between haemodialysis sessions and fall after them', async () => {
    const records = await all(now);
    const rows = records.filter(({ patient }) => patient.category === 'HD');
    const means = [0, 1, 2].map((weekday) => {
      const values = rows.flatMap(({ patient, readings }) =>
        readings
          .filter(({ measure, at }) => measure === 'weight' && new Date(at).getUTCDay() === weekday)
          .map(({ value }) => value - (patient.ext.dryWeight ?? 0)),
      );
      return values.reduce((a, b) => a + b, 0) / values.length;
    });
    const [sunday = 0, monday = 0, tuesday = 0] = means;
    expect(monday).toBeGreaterThan(sunday + 0.5);
    expect(tuesday).toBeLessThan(monday - 1);
  });

  it('uses reserved telephone numbers and addresses only', async () => {
    const reserved =
      /^\+(49 (30 23125|40 66969|221 4710|89 99998|69 90009)0\d\d|49 176 040690\d\d|44 20 7946 00\d\d|44 7700 9000\d\d|33 1 99 00 00 \d\d|33 6 39 98 00 \d\d)$/;
    for (const { patient } of await all(now)) {
      const team = Object.values(patient.medicalTeam);
      expect(team.length).toBeGreaterThanOrEqual(2);
      for (const number of [patient.mobile, patient.phone, ...team.map(({ mobile }) => mobile)])
        expect(number).toMatch(reserved);
      for (const { email } of team) expect(email).toMatch(/^[a-z]+\.[a-z]+@example\.org$/);
    }
  });

  it('suggests the seven categories', () => {
    const categories = sampleCategories();
    expect(categories.map(({ code }) => code)).toEqual([...categoryCodes]);
    for (const category of categories) expect(categoryBodySchema.parse(category)).toEqual(category);
    expect(new Set(categories.map(({ colour, icon }) => `${colour} ${icon}`)).size).toBe(7);
  });
});
