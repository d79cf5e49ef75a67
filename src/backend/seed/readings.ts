import type { Measure } from '@/domain/readings/measure';
import type { PatientRecord } from '@/domain/exchange/patientRecord';
import { leadingMl, type Course } from './course';
import type { SampleDay } from './days';
import { noise, share } from './noise';
import { episodeOn } from './episodes';
import type { FreshPressure, Story, StoryName } from './story';

const MINUTE = 60_000;
const DAY = 86_400_000;
/** Numbers that keep the noise of one measure apart from that of another. */
const salt = {
  systolic: 11,
  diastolic: 12,
  pulse: 13,
  water: 14,
  urine: 15,
  weight: 16,
  stress: 17,
  fatigue: 18,
  time: 19,
  slip: 20,
};
/** Before a fresh pressure the planned measurements of these hours are left out: nobody measures twice by chance. */
const AROUND_FRESH = 3 * 60 * MINUTE;
/** Days a fluid story lasts. */
const STORY_DAYS = 6;
/** A day on which somebody drinks past the target, a little and by no rule: the share of such days rises and falls. */
const SLIP_SHARE = 0.12;
const SLIP_WAVE = 0.06;
const SLIP_PERIOD_DAYS = 83;
/** A pressure out of line is measured again after this time. */
const MEASURED_AGAIN = 45 * MINUTE;
/** Days in which fluid is kept back, and how much of it a day, kg. */
const RETAINING_DAYS = 3;
const DAILY_RETENTION_KG = 1.4;
/** Weight gained by a dialysis patient per day between sessions, kg. */
const DAILY_GAIN_KG = 0.55;
/** Sessions are on Monday, Wednesday and Friday: days since the last one, by weekday from Sunday. */
const daysSinceSession = [2, 3, 1, 2, 1, 2, 1] as const;

type SampleReading = PatientRecord['readings'][number];

export interface SamplePatient {
  number: number;
  id: string;
  course: Course;
  story: Story;
  storyName: StoryName;
  /** Usual weight, on dialysis the dry weight, kg. */
  weightKg: number;
  /** Comes to the centre for haemodialysis. */
  sessions: boolean;
  anuric: boolean;
  device: boolean;
}

interface Moment {
  day: SampleDay;
  at: number;
  slot: number;
}

/** `count` moments of a day spread over its waking hours, each moved by chance within its own part. */
function spread(patient: SamplePatient, day: SampleDay, count: number, kind: number): Moment[] {
  const part = (day.sleepAt - day.wakeAt) / count;
  return Array.from({ length: count }, (_, slot) => {
    const within = 0.5 + 0.35 * noise(patient.number, day.number, slot, kind, salt.time);
    const minutes = Math.round((part * (slot + within)) / MINUTE);
    return { day, slot, at: day.wakeAt + minutes * MINUTE };
  });
}

/** A day's total in mL divided unevenly among its events, each rounded to 10 mL. */
function portions(
  patient: SamplePatient,
  moments: readonly Moment[],
  totalMl: number,
  kind: number,
): number[] {
  const weights = moments.map(({ day, slot }) => 1 + 0.35 * noise(patient.number, day.number, slot, kind));
  const sum = weights.reduce((a, b) => a + b, 0);
  return weights.map((weight) => Math.max(10, Math.round((totalMl * weight) / sum / 10) * 10));
}

const wave = (day: number, period: number): number => Math.sin((2 * Math.PI * day) / period);

/** Systolic and diastolic pressure, mmHg, in the morning (slot 0) or evening (slot 1). */
function pressureAt(
  { number, course, story, sessions }: SamplePatient,
  { day, slot }: Moment,
): [number, number] {
  const [systolic, diastolic] = story.pressure ?? course.pressure;
  const own = story.pressure ? 0 : noise(number, salt.systolic) * 4;
  const rise = (story.riseMmHg ?? 0) * Math.min(1, Math.max(0, (5 - day.daysAgo) / 2));
  const overhydrated = sessions ? (daysSinceSession[day.weekday] ?? 1) * 1.5 - 2.5 : 0;
  const rhythm = slot === 0 ? 3 : -2;
  const shift = own + rise + overhydrated + rhythm;
  return [
    Math.round(systolic + shift + noise(number, day.number, slot, salt.systolic) * 7),
    Math.round(diastolic + shift / 2 + noise(number, day.number, slot, salt.diastolic) * 5),
  ];
}

function waterTotal({ number, course, story }: SamplePatient, day: SampleDay): number {
  const { fluidTarget } = course.ext;
  const { fluidShare } = story;
  const isSlip =
    share(number, day.number, salt.slip) < SLIP_SHARE + SLIP_WAVE * wave(day.number, SLIP_PERIOD_DAYS);
  const by = noise(number, day.number, salt.water);
  if (fluidTarget && fluidShare === undefined && isSlip)
    return leadingMl(fluidTarget) * (fluidTarget.direction === 'minimum' ? 0.8 : 1.05) * (1 + 0.03 * by);
  const usual =
    fluidTarget && fluidShare !== undefined && day.daysAgo <= STORY_DAYS
      ? leadingMl(fluidTarget) * fluidShare
      : course.waterMl;
  return usual * (1 + 0.07 * by);
}

/**
 * Gives the kg that a patient whose heart fails and who drinks too much keeps back: it shows within the last days.
 */
function keptBackKg(
  { sessions, course, story: { fluidShare = 0 } }: SamplePatient,
  { daysAgo }: SampleDay,
): number {
  const keeps = !sessions && fluidShare > 1 && course.ext.fluidTarget !== undefined;
  return keeps ? Math.max(0, RETAINING_DAYS - daysAgo) * DAILY_RETENTION_KG : 0;
}

function weightOn(patient: SamplePatient, day: SampleDay): number {
  const { number, weightKg, sessions } = patient;
  const sessionGain = sessions ? (daysSinceSession[day.weekday] ?? 1) * DAILY_GAIN_KG : 0;
  const gain = sessionGain + keptBackKg(patient, day);
  return Math.round((weightKg + gain + 0.3 * noise(number, day.number, salt.weight)) * 10) / 10;
}

const score = (usual: number, patient: SamplePatient, day: SampleDay, kind: number): number =>
  Math.min(10, Math.max(0, Math.round(usual + 1.6 * noise(patient.number, day.number, kind))));

/** Instant of a fresh pressure, epoch ms on a whole minute. */
export const freshAt = (fresh: FreshPressure, now: number): number =>
  Math.floor(now / MINUTE - fresh.minutesAgo) * MINUTE;

/**
 * All readings of a sample patient, ascending within each measure and never later than `now`.
 * @param days days on which something was sent, oldest first
 * @param now epoch ms
 */
export function sampleReadings(
  patient: SamplePatient,
  days: readonly SampleDay[],
  now: number,
): SampleReading[] {
  const until = now - (patient.story.silentDays ?? 0) * DAY;
  const readings: SampleReading[] = [];
  const add = (measure: Measure, at: number, value: number, diastolic?: number) => {
    if (at > until) return;
    readings.push({
      id: `${patient.id}-${measure}-${at / MINUTE}`,
      patient: patient.id,
      measure,
      at: new Date(at).toISOString(),
      value,
      ...(diastolic !== undefined && { diastolic }),
      source: patient.device && (measure === 'bloodPressure' || measure === 'pulse') ? 'device' : 'patient',
    });
  };
  const { fresh } = patient.story;
  const firstFresh = fresh ? freshAt(fresh, now) - AROUND_FRESH : Infinity;

  for (const day of days) {
    const morningAndEvening: Moment[] = [
      {
        day,
        slot: 0,
        at: day.wakeAt + (20 + Math.floor(30 * share(patient.number, day.number, 2))) * MINUTE,
      },
      {
        day,
        slot: 1,
        at: day.sleepAt - (60 + Math.floor(45 * share(patient.number, day.number, 3))) * MINUTE,
      },
    ];
    for (const moment of morningAndEvening) {
      const episode = moment.slot === 1 ? episodeOn(patient.number, patient.storyName, day) : null;
      if (episode) {
        add('bloodPressure', episode.at, episode.systolic, episode.diastolic);
        const again: Moment = { day, slot: 0, at: episode.at + MEASURED_AGAIN };
        add('bloodPressure', again.at, ...pressureAt(patient, again));
      }
      const forgotten = moment.slot === 1 && day.daysAgo > 0 && share(patient.number, day.number, 4) < 0.08;
      if (forgotten || moment.at >= firstFresh) continue;
      add('bloodPressure', moment.at, ...pressureAt(patient, moment));
      add(
        'pulse',
        moment.at,
        Math.round(patient.course.pulse + 6 * noise(patient.number, day.number, moment.slot, salt.pulse)),
      );
    }
    const drinks = spread(patient, day, 5 + Math.floor(4 * share(patient.number, day.number, 5)), salt.water);
    const amounts = portions(patient, drinks, waterTotal(patient, day), salt.water);
    drinks.forEach(({ at }, index) => add('water', at, amounts[index] ?? 0));
    if (!patient.anuric) {
      const { urineMl } = patient.course;
      const voids = spread(
        patient,
        day,
        urineMl < 700 ? 3 : 5 + Math.floor(3 * share(patient.number, day.number, 6)),
        salt.urine,
      );
      const volumes = portions(
        patient,
        voids,
        urineMl * (1 + 0.07 * noise(patient.number, day.number, salt.urine)),
        salt.urine,
      );
      voids.forEach(({ at }, index) => add('urine', at, volumes[index] ?? 0));
    }
    add('weight', day.wakeAt + 10 * MINUTE, weightOn(patient, day));
    const tired = patient.sessions && [1, 3, 5].includes(day.weekday) ? 1.5 : 0;
    add('stress', day.sleepAt - 50 * MINUTE, score(patient.course.stress, patient, day, salt.stress));
    add(
      'fatigue',
      day.sleepAt - 49 * MINUTE,
      score(patient.course.fatigue + tired, patient, day, salt.fatigue),
    );
  }
  if (fresh) {
    add('bloodPressure', freshAt(fresh, now), fresh.systolic, fresh.diastolic);
    add('pulse', freshAt(fresh, now), patient.course.pulse + 12);
  }
  return readings;
}
