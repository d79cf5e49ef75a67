import type { Range } from '../readings/units';
import * as z from 'zod/mini';
import type { MessageId } from '@/locales';
import { calendarDate } from '../entity';
import { plausible } from '../readings/plausibility';
import {
  MOST_TARGET_DECISIONS,
  targetAimSchema,
  targetKinds,
  type FluidTarget,
  type Patient,
  type TargetAim,
  type TargetDecision,
  type TargetKind,
} from './patient';
import { patientDay } from '../patientDay';
import { isEnd } from './programme';
import { clockOf } from '../rules/alertLimits';
import { text } from '../text';
import { otherwise } from '../totalTable';

/** The decision about a target of a patient; without `aim` the target ends. Days are the patient's. */
export const targetDraftSchema = z.object({
  /** The sender chooses it: a target sent twice is stored once. */
  id: z.string().check(z.minLength(1), z.maxLength(100)),
  kind: z.enum(targetKinds),
  aim: z.optional(targetAimSchema),
  from: calendarDate,
  reason: text(500),
  proposal: z.optional(text(50)),
});
export type TargetDraft = z.infer<typeof targetDraftSchema>;

/**
 * The bounds of a sensible target, both ends included: narrower than what can be measured, for nobody aims at 250
 * mmHg. mmHg, mL per day, kg. Our own bounds against slips of the keyboard, to be confirmed by a clinician.
 */
export const targetBounds = {
  systolic: { min: 80, max: 200 },
  diastolic: { min: 40, max: 120 },
  fluid: { min: 300, max: 6000 },
  weight: plausible.weight.hard,
} as const satisfies Record<string, Range>;

/**
 * The codes with which a target is written as a FHIR Goal: `description.coding` and `target.measure`. LOINC, but for
 * the target weight, which is SNOMED CT. Figures go into `target.detailRange` with units of UCUM (mm[Hg], mL, kg),
 * `from` into `startDate`, a decision that ended it into `lifecycleStatus` completed with `statusDate`, and the
 * reason into `note`.
 */
export const goalCodes = {
  pressure: { panel: '85354-9', systolic: '8480-6', diastolic: '8462-4' },
  officePressure: { panel: '85354-9', systolic: '8480-6', diastolic: '8462-4' },
  fluid: { measure: '9108-2' },
  weight: { measure: '1078215008' },
} as const satisfies Record<TargetKind, Readonly<Record<string, string>>>;

/** A field of the form that something is wrong with. */
export type TargetField =
  | 'kind'
  | 'systolicMin'
  | 'systolicMax'
  | 'diastolicMin'
  | 'diastolicMax'
  | 'direction'
  | 'minMl'
  | 'maxMl'
  | 'weightKg'
  | 'from'
  | 'reason';
export type TargetProblems = Partial<Record<TargetField, MessageId>>;

const isWithin = (value: number, { min, max }: Range): boolean => value >= min && value <= max;

/** Adds to what is wrong: of each field the first thing that is. */
function add(problems: TargetProblems, field: TargetField, problem: MessageId): void {
  problems[field] ??= problem;
}

function pressureProblems(
  figures: Partial<Record<'systolicMin' | 'systolicMax' | 'diastolicMin' | 'diastolicMax', number>>,
): TargetProblems {
  const problems: TargetProblems = {};
  const { systolicMin, systolicMax, diastolicMin, diastolicMax } = figures;
  for (const field of ['systolicMin', 'systolicMax', 'diastolicMin', 'diastolicMax'] as const) {
    const value = figures[field];
    const bounds = targetBounds[field.startsWith('systolic') ? 'systolic' : 'diastolic'];
    if (value !== undefined && !isWithin(value, bounds)) add(problems, field, 'validation.targetRange');
  }
  if (systolicMin !== undefined && systolicMax !== undefined && systolicMin >= systolicMax)
    add(problems, 'systolicMin', 'validation.limitOrder');
  if (diastolicMin !== undefined && diastolicMax !== undefined && diastolicMin >= diastolicMax)
    add(problems, 'diastolicMin', 'validation.limitOrder');
  if (systolicMax !== undefined && diastolicMax !== undefined && systolicMax <= diastolicMax)
    add(problems, 'diastolicMax', 'validation.pressureOrder');
  if (systolicMin !== undefined && diastolicMin !== undefined && systolicMin <= diastolicMin)
    add(problems, 'diastolicMin', 'validation.pressureOrder');
  return problems;
}

function fluidProblems(target: FluidTarget): TargetProblems {
  const problems: TargetProblems = {};
  if (target.direction !== 'maximum' && !isWithin(target.minMl, targetBounds.fluid))
    add(problems, 'minMl', 'validation.targetRange');
  if (target.direction !== 'minimum' && !isWithin(target.maxMl, targetBounds.fluid))
    add(problems, 'maxMl', 'validation.targetRange');
  if (target.direction === 'range' && target.minMl >= target.maxMl)
    add(problems, 'minMl', 'validation.limitOrder');
  return problems;
}

function aimProblems(aim: TargetAim): TargetProblems {
  switch (aim.kind) {
    case 'pressure':
      return pressureProblems(aim.band);
    case 'officePressure':
      return pressureProblems({
        systolicMax: aim.systolicMax,
        ...(aim.diastolicMax !== undefined && { diastolicMax: aim.diastolicMax }),
      });
    case 'fluid':
      return fluidProblems(aim.fluid);
    case 'weight':
      return isWithin(aim.weightKg, targetBounds.weight) ? {} : { weightKg: 'validation.targetRange' };
  }
}

const decisionsOf = ({ ext }: Pick<Patient, 'ext'>, kind: TargetKind): TargetDecision[] =>
  (ext.targetDecisions ?? []).filter((one) => one.kind === kind);

type Aimed = Pick<Patient, 'ext' | 'dateOfbirth' | 'wakeUpTime'>;

function dayProblem(patient: Aimed, { kind, from }: TargetDraft, now: number): MessageId | null {
  if (from > patientDay(now, clockOf(patient))) return 'validation.afterToday';
  if (from < patient.dateOfbirth) return 'validation.beforeBirth';
  const last = decisionsOf(patient, kind).at(-1);
  return last && from < last.from ? 'validation.beforeLastTarget' : null;
}

/**
 * Lists what is wrong with a decision, by field of the form.
 * @param now epoch ms; `hasPlan`: the patient was given a fluid plan, which then says what is to be drunk
 */
export function targetProblems(
  patient: Aimed,
  draft: TargetDraft,
  { now, hasPlan }: { now: number; hasPlan: boolean },
): TargetProblems {
  const { kind, aim, reason } = draft;
  if (isEnd(patient.ext.status)) return { kind: 'validation.notCaredFor' };
  if (kind === 'fluid' && hasPlan) return { kind: 'validation.planDecides' };
  if (aim && aim.kind !== kind) return { kind: 'validation.invalid' };
  if (!aim && !currentTarget(patient, kind)) return { kind: 'validation.noTargetToEnd' };
  const from = dayProblem(patient, draft, now);
  return {
    ...(aim && aimProblems(aim)),
    ...(from && { from }),
    ...(reason.trim() === '' && { reason: 'validation.required' as const }),
  };
}

/** The target that the record contains, from any author; null where it has none. */
function aimOf(patient: Pick<Patient, 'ext'>, kind: TargetKind): TargetAim | null {
  const { pressureTarget, fluidTarget, dryWeight } = patient.ext;
  switch (kind) {
    case 'pressure':
      return pressureTarget ? { kind, band: pressureTarget } : null;
    case 'officePressure':
      return decisionsOf(patient, kind).at(-1)?.aim ?? null;
    case 'fluid':
      return fluidTarget ? { kind, fluid: fluidTarget } : null;
    case 'weight':
      return dryWeight === undefined ? null : { kind, weightKg: dryWeight };
    default:
      return otherwise(kind, null);
  }
}

/** A target that holds, and the decision it comes from; null where it came otherwise, e.g. from an import. */
export interface CurrentTarget {
  aim: TargetAim;
  decision: TargetDecision | null;
}

/** The target of a kind that holds for a patient; null where there is none. */
export function currentTarget(patient: Pick<Patient, 'ext'>, kind: TargetKind): CurrentTarget | null {
  const aim = aimOf(patient, kind);
  if (!aim) return null;
  const last = decisionsOf(patient, kind).at(-1);
  return { aim, decision: last?.aim && aimText(last.aim) === aimText(aim) ? last : null };
}

/** The decisions about a patient's targets, the newest first. */
export const targetHistory = ({ ext }: Pick<Patient, 'ext'>): TargetDecision[] =>
  (ext.targetDecisions ?? []).toReversed();

/** The patient after a decision that has no problems. @param by user name; `now` epoch ms */
export function targeted(
  patient: Patient,
  draft: TargetDraft,
  { by, now }: { by: string; now: number },
): Patient {
  const { pressureTarget, fluidTarget, dryWeight, targetDecisions = [], ...rest } = patient.ext;
  const { kind, aim } = draft;
  const aims = { pressure: pressureTarget, fluid: fluidTarget, weight: dryWeight };
  const set = {
    pressure: aim?.kind === 'pressure' ? aim.band : undefined,
    fluid: aim?.kind === 'fluid' ? aim.fluid : undefined,
    weight: aim?.kind === 'weight' ? aim.weightKg : undefined,
  };
  const next = kind === 'officePressure' ? aims : { ...aims, [kind]: set[kind] };
  const decision: TargetDecision = {
    ...draft,
    reason: draft.reason.trim(),
    by,
    at: new Date(now).toISOString(),
  };
  return {
    ...patient,
    ext: {
      ...rest,
      ...(next.pressure && { pressureTarget: next.pressure }),
      ...(next.fluid && { fluidTarget: next.fluid }),
      ...(next.weight !== undefined && { dryWeight: next.weight }),
      targetDecisions: [...targetDecisions, decision].slice(-MOST_TARGET_DECISIONS),
    },
  };
}

/** The figures of a target in signs that every language reads alike, canonical units: for the log of changes. */
export function aimText(aim: TargetAim): string {
  switch (aim.kind) {
    case 'pressure': {
      const { systolicMin, systolicMax, diastolicMin, diastolicMax } = aim.band;
      return `${systolicMin}–${systolicMax}/${diastolicMin}–${diastolicMax} mmHg`;
    }
    case 'officePressure':
      return `< ${aim.systolicMax}${aim.diastolicMax === undefined ? '' : `/${aim.diastolicMax}`} mmHg`;
    case 'fluid':
      switch (aim.fluid.direction) {
        case 'minimum':
          return `≥ ${aim.fluid.minMl} mL`;
        case 'maximum':
          return `≤ ${aim.fluid.maxMl} mL`;
        case 'range':
          return `${aim.fluid.minMl}–${aim.fluid.maxMl} mL`;
        default:
          return otherwise(aim.fluid, JSON.stringify(aim));
      }

    case 'weight':
      return `${aim.weightKg} kg`;
    default:
      return otherwise(aim, JSON.stringify(aim));
  }
}
