import { beforeAll, describe, expect, it } from 'vitest';
import { sampleCatalogue, sampleGiven, sampleRecords } from '@/backend/seed/sampleClinic';
import { fluidAssignmentSchema } from '@/domain/fluid/assignment';
import { askedOn } from '@/domain/fluid/assignmentDays';
import { planDoubts } from '@/domain/fluid/planDoubts';
import { fluidPlanSchema } from '@/domain/fluid/plan';
import { planProblems } from '@/domain/fluid/planProblems';
import { allocationSchema, frequencyKinds, stateOn } from '@/domain/medicine/allocation';
import { allocationProblems } from '@/domain/medicine/allocationProblems';
import { calendarDayOf } from '@/domain/medicine/calendarDay';
import { intakeSchema } from '@/domain/medicine/intake';
import { medicineSchema } from '@/domain/medicine/medicine';
import { medicineAdherence } from '@/domain/medicine/medicineAdherence';
import { avoidedFor, overlapsOf } from '@/domain/medicine/overlaps';
import { intakesBetween } from '@/domain/medicine/schedule';
import { addDays } from '@/domain/patientDay';
import type { PatientRecord } from '@/domain/exchange/patientRecord';
import { itLong } from '@tests/support/extent';

interface Case {
  patient: PatientRecord['patient'];
  given: ReturnType<typeof sampleGiven>;
  today: string;
}

async function all(now: number): Promise<Case[]> {
  const cases: Case[] = [];
  for await (const { patient } of sampleRecords(now))
    cases.push({
      patient,
      given: sampleGiven(patient, now),
      today: calendarDayOf(now, patient.ext.timeZone),
    });
  return cases;
}

const moments = ['2026-11-20T10:30:00Z', '2026-10-25T01:15:00Z', '2028-02-29T19:45:00Z'];

describe.each(moments)('the plans and medicines of the sample clinic on %s', (text) => {
  const now = Date.parse(text);
  const { fluidPlans, medicines } = sampleCatalogue(now);
  let cases: Case[];
  beforeAll(async () => {
    cases = await all(now);
  });

  it('§2.6: has a valid active plan of each kind, and a draft', () => {
    for (const plan of fluidPlans) {
      expect(fluidPlanSchema.parse(plan)).toEqual(plan);
      expect(planProblems(plan)).toEqual([]);
    }
    expect(fluidPlans.filter(({ status }) => status === 'active')).toHaveLength(7);
    expect(fluidPlans.filter(({ status }) => status === 'draft')).toHaveLength(1);
    expect(new Set(fluidPlans.map(({ direction }) => direction)).size).toBe(3);
  });

  it('asks of every patient with a target just that, for two weeks or since enrolment', () => {
    for (const { patient, given, today } of cases) {
      const { fluidTarget } = patient.ext;
      expect(given.fluidAssignments).toHaveLength(fluidTarget ? 1 : 0);
      for (const assignment of given.fluidAssignments) {
        expect(fluidAssignmentSchema.parse(assignment)).toEqual(assignment);
        const since = addDays(today, -14);
        const from = assignment.start > since ? assignment.start : since;
        for (let day = from; day <= today; day = addDays(day, 1))
          expect(askedOn(assignment, day)?.target).toEqual(fluidTarget);
        const [run] = assignment.runs;
        const stored = { ...patient, version: '', updatedAt: '' };
        expect(run && planDoubts(assignment.body, stored, run, assignment.typed)).toEqual([]);
        expect(run?.day.slots.reduce((sum, { ml }) => sum + ml, 0)).toBe(run?.day.aimMl);
      }
    }
  });

  it('§2.7: has a catalogue, and medicines in all four rhythms, a taper, a pause, a stop and one as needed', () => {
    for (const medicine of medicines) expect(medicineSchema.parse(medicine)).toEqual(medicine);
    expect(medicines.length).toBeGreaterThanOrEqual(15);
    const allocations = cases.flatMap(({ given }) => given.allocations);
    const kinds = new Set(
      allocations.flatMap(({ segments }) => segments.map(({ frequency }) => frequency.kind)),
    );
    expect([...kinds].toSorted()).toEqual([...frequencyKinds].toSorted());
    expect(cases.filter(({ given }) => given.allocations.length > 0)).toHaveLength(16);
    for (const { patient, given, today } of cases) {
      for (const one of given.allocations) {
        expect(allocationSchema.parse(one)).toEqual(one);
        expect(allocationProblems(one)).toEqual({});
        const medicine = medicines.find(({ id }) => id === one.medicine);
        expect(medicine && overlapsOf(medicine, one.segments, given.allocations, one.id)).toEqual([]);
        expect(medicine && avoidedFor(medicine, patient.pathologies)).toEqual([]);
        expect(stateOn(one, today)).not.toBe('planned');
      }
    }
    const states = cases.flatMap(({ given, today }) => given.allocations.map((one) => stateOn(one, today)));
    expect([...new Set(states)].toSorted()).toEqual(['active', 'paused', 'stopped']);
    expect(allocations.filter(({ segments }) => segments.length > 2)).toHaveLength(1);
    expect(allocations.filter(({ asNeeded }) => asNeeded)).toHaveLength(1);
  });

  it('has two weeks of intakes, each of one that was due, none of the future; one patient misses many', () => {
    const shares = cases.flatMap(({ patient, given, today }) => {
      const due = given.allocations.flatMap((one) =>
        intakesBetween(one, addDays(today, -13), today, patient.ext.timeZone),
      );
      const ids = new Set(due.map(({ id }) => id));
      for (const intake of given.intakes) {
        expect(intakeSchema.parse(intake)).toEqual(intake);
        expect(Date.parse(intake.loggedAt)).toBeLessThanOrEqual(now);
        expect(intake.due === undefined || ids.has(intake.id)).toBe(true);
      }
      const entries = new Map(given.intakes.map((one) => [one.id, one]));
      const { excused, ...counts } = medicineAdherence(due, entries, now, () => false);
      expect(excused).toBe(0);
      return counts.of > 0 ? [{ patient: patient.id, ...counts }] : [];
    });
    const poor = shares.filter(({ taken, of }) => taken / of < 0.6);
    expect(poor.map(({ patient }) => patient)).toEqual(['sample-01']);
    const sum = (key: 'late' | 'skipped' | 'missed') => shares.reduce((all_, one) => all_ + one[key], 0);
    for (const key of ['late', 'skipped', 'missed'] as const) expect(sum(key)).toBeGreaterThan(3);
  });

  itLong('is the same for the same moment', async () => {
    expect(await all(now)).toEqual(cases);
  });
});
