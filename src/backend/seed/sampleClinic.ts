import type { Actor } from '../actor';
import type { Alert } from '@/domain/alerts/alert';
import type { AlertAction } from '@/domain/alerts/alertAction';
import type { PatientRecord } from '@/domain/exchange/patientRecord';
import { categoryPresets } from '@/domain/category/presets';
import type { CategoryBody } from '@/domain/category/userCategory';
import type { Repository } from '../contract';
import type { Sample } from './seeding';
import { sampleAllergies } from './allergies';
import { sampleAllocations } from './allocations';
import { sampleAnswers } from './answers';
import { sampleArticles, sampleReading } from './articles';
import { courses, type CategoryCode } from './course';
import { pastAlerts } from './episodes';
import { createOffsets, dayNumberAt, isoDate, sampleDays, type Offsets } from './days';
import { illnessOf } from './illness';
import { sampleLaboratory } from './laboratory';
import { sampleMedicines } from './medicines';
import { noise, share } from './noise';
import { person } from './person';
import { sampleAssignments, samplePlans } from './plans';
import { sampleQuestionnaires } from './questionnaires';
import { freshAt, sampleReadings, type SamplePatient } from './readings';
import { referralsOf, samplePractitioners } from './practitioners';
import { roster, type Row } from './roster';
import { stories } from './story';
import { sampleTerms } from './terms';

const categories: readonly (readonly [CategoryCode, name: string, description: string])[] = [
  ['CKD', 'CKD not on dialysis', 'Chronic kidney disease without kidney replacement.'],
  ['HD', 'Haemodialysis', 'Sessions at the centre; fluid has an upper limit.'],
  ['PD', 'Peritoneal dialysis', 'Dialysis at home; fluid is kept within a range.'],
  ['TX', 'Transplant', 'Living with a kidney transplant.'],
  ['STONE', 'Stone former', 'Kidney stones; fluid has a daily minimum.'],
  ['HF', 'Heart failure with CKD', 'Heart failure and kidney disease; fluid has an upper limit.'],
  ['PREV', 'Prevention', 'At risk of kidney disease.'],
];
const looks = new Map(Object.values(categoryPresets).map((preset) => [preset.code, preset]));
/** The fluid plan that a category proposes. */
const proposed: Partial<Record<CategoryCode, string>> = {
  HD: 'dialysis',
  PD: 'fixed',
  TX: 'per-kg',
  STONE: 'stones',
  HF: 'heart',
};

/** The seven suggested user categories (specification 3.3). */
export function sampleCategories(): CategoryBody[] {
  return categories.map(([code, name, description]) => ({
    ...(looks.get(code) ?? categoryPresets.ckd),
    id: `sample-category-${code.toLowerCase()}`,
    code,
    name,
    description,
    ...(proposed[code] && {
      defaults: { fluidPlan: `sample-plan-${proposed[code]}`, questionnaires: [], articles: [] },
    }),
  }));
}

const idOf = (number: number): string => `sample-${String(number).padStart(2, '0')}`;
const numberOf = (id: string): number => Number(id.replace('sample-', ''));

function sampleRecord(row: Row, number: number, now: number, offsets: Offsets): PatientRecord {
  const [firstName, lastName, gender, dateOfbirth, category, town, storyName] = row;
  const story = stories[storyName];
  const course = courses[category];
  const { timeZone, language, details } = person(number, town, category);
  const today = dayNumberAt(now, timeZone);
  const enrolled = today - (story.enrolledDays ?? 120 + Math.floor(900 * share(number, 30)));
  const sample: SamplePatient = {
    number,
    id: idOf(number),
    course,
    story,
    storyName,
    weightKg: Math.round(((gender === 'female' ? 67 : 79) + 11 * noise(number, 31)) * 10) / 10,
    sessions: category === 'HD',
    anuric: category === 'HD' && number % 2 === 0,
    device: share(number, 32) < 0.5,
  };
  const onset = isoDate(enrolled - 365 - Math.floor(2000 * share(number, 33)));
  const { pathologies, conditions, medicationRequests } = illnessOf(sample.id, number, category, onset);
  const days = sampleDays(number, { timeZone, ...details }, story, now, offsets);
  return {
    patient: {
      id: sample.id,
      category,
      firstName,
      lastName,
      patientId: `NP-${1000 + number}`,
      dateOfbirth,
      gender,
      weight: sample.weightKg,
      height: Math.round((gender === 'female' ? 165 : 178) + 8 * noise(number, 34)),
      ...details,
      pathologies,
      resistration: isoDate(enrolled),
      ext: {
        timeZone,
        preferredLanguage: language,
        status: story.paused ? 'paused' : 'active',
        ...(story.paused && { programme: restOf(today), pauses: [] }),
        ...course.ext,
        ...(sample.sessions && { dryWeight: sample.weightKg }),
        ...(sample.anuric && { anuric: true }),
        ...referralsOf(number, today),
        identifiers: [{ system: 'urn:nephrodesk:sample', value: `NP-${1000 + number}` }],
      },
    },
    conditions,
    medicationRequests,
    readings: sampleReadings(sample, days, now),
  };
}

/** A programme that rests during a journey. */
const restOf = (today: number) => ({
  from: 'active' as const,
  on: isoDate(today - 12),
  until: isoDate(today + 14),
  reason: 'Travelling.',
  by: 'nurse@nephrodesk.test',
});

/**
 * The 48 records of the sample clinic (`story.ts` tells what happens to whom), the same for the same `now`. One is made
 * per step, so that the caller, who stores each before asking for the next, never blocks the page.
 * @param now epoch ms; no reading is later
 */
export async function* sampleRecords(now: number): AsyncGenerator<PatientRecord> {
  const offsets = createOffsets();
  for (const [index, row] of roster.entries()) yield sampleRecord(row, index + 1, now, offsets);
}

/** The alerts of a sample patient's past: those that are open now the rules raise from the readings. */
function alertsOf(patient: PatientRecord['patient'], now: number): Alert[] {
  const number = numberOf(patient.id);
  const row = roster[number - 1];
  if (!row) return [];
  const { ext, wakeUpTime = '07:00', sleepTime = '22:00' } = patient;
  const clock = { timeZone: ext.timeZone, wakeUpTime, sleepTime };
  const days = sampleDays(number, clock, stories[row[6]], now, createOffsets());
  return pastAlerts(patient.id, number, row[6], days);
}

/** Questionnaires are there since half a year, ms. */
const PUBLISHED_MS = 182 * 86_400_000;

/**
 * Fluid plans, the catalogue of medicines, the directory and questionnaires.
 * @param now epoch ms, the one given to `sampleRecords`
 */
export const sampleCatalogue = (now: number) => ({
  fluidPlans: samplePlans(now),
  medicines: Object.values(sampleMedicines),
  practitioners: samplePractitioners(now),
  articles: sampleArticles(now),
  terms: sampleTerms(now),
  questionnaires: Object.values(sampleQuestionnaires(new Date(now - PUBLISHED_MS).toISOString())),
});

/**
 * Gives what a sample patient was given: the fluid plan that the readings were made for, medicines and
 * questionnaires, and what became of them; with allergies and the results of the laboratory.
 * @param now epoch ms, the one given to `sampleRecords`
 */
export const sampleGiven = (patient: PatientRecord['patient'], now: number) => ({
  alerts: alertsOf(patient, now),
  allergies: sampleAllergies(patient, numberOf(patient.id)),
  labResults: sampleLaboratory(patient, numberOf(patient.id), now),
  fluidAssignments: sampleAssignments(patient, now),
  ...sampleAllocations(patient, numberOf(patient.id), now),
  ...sampleReading(patient, numberOf(patient.id), now),
  ...sampleAnswers(patient, numberOf(patient.id), now),
});

const staff: Actor = { username: 'nurse@nephrodesk.test', role: 'USER' };

/** Acts on the first active alert of a sample patient, each action on the version that the one before left. */
async function act(repository: Repository, patient: string, actions: readonly AlertAction[]): Promise<void> {
  const { items } = await repository.list('alerts', { patient, active: true });
  let [alert] = items;
  for (const action of actions) {
    if (alert) alert = await repository.act(alert.id, action, alert.version, staff);
  }
}

/**
 * Does what the staff and the patients did once the records were stored, through the same doors as anybody: a severe
 * pressure measured again, an alert acknowledged, another one resolved.
 * @param now epoch ms, the one given to `sampleRecords`
 */
async function afterSeed(repository: Repository, now: number): Promise<void> {
  for (const [index, row] of roster.entries()) {
    const { repeated } = stories[row[6]];
    if (!repeated) continue;
    const patient = idOf(index + 1);
    const at = freshAt(repeated, now);
    await repository.record(
      {
        id: `${patient}-repeated-${at}`,
        patient,
        measure: 'bloodPressure',
        at: new Date(at).toISOString(),
        value: repeated.systolic,
        diastolic: repeated.diastolic,
        source: 'patient',
      },
      staff,
    );
  }
  const withMeanHigh = (category: CategoryCode) =>
    idOf(1 + roster.findIndex((row) => row[4] === category && row[6] === 'meanHigh'));
  await act(repository, withMeanHigh('TX'), [
    { action: 'acknowledge' },
    { action: 'comment', note: 'Called: takes the tablets every day and brings the diary to the visit.' },
  ]);
  await act(repository, withMeanHigh('PREV'), [
    { action: 'resolve', outcome: 'visitBooked', note: 'Visit on Thursday; keeps measuring until then.' },
  ]);
}

/**
 * All that an empty database is filled with.
 * @param now epoch ms; nothing in it is later
 */
export const sampleClinic = (now: number): Sample => ({
  categories: sampleCategories(),
  catalogue: sampleCatalogue(now),
  records: sampleRecords(now),
  given: (patient) => sampleGiven(patient, now),
  afterwards: (store) => afterSeed(store, now),
});
