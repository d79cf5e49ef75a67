import type { FieldErrors } from 'react-hook-form';
import type { FluidTarget, Patient, TargetAim, TargetKind } from '@/domain/patients/patient';
import { targetProblems, type TargetDraft, type TargetProblems } from '@/domain/patients/target';
import { proposalsFor } from '@/domain/patients/targetProposals';
import { toCanonical, toDisplay, type Units } from '@/domain/readings/units';
import type { NumberEntry } from '@/shared/forms/NumberField';
import { otherwise } from '@/domain/totalTable';

/** What the form of a target holds; amounts are in the reader's units. */
export interface TargetEntries {
  /** Whether the target can be changed at all: said of the form as a whole. */
  kind: TargetKind;
  proposal: string;
  systolicMin: NumberEntry;
  systolicMax: NumberEntry;
  diastolicMin: NumberEntry;
  diastolicMax: NumberEntry;
  direction: FluidTarget['direction'];
  minMl: NumberEntry;
  maxMl: NumberEntry;
  weightKg: NumberEntry;
  from: string;
  reason: string;
}

/** The figures of a target as the form holds them. */
export function figuresOf(
  aim: TargetAim,
  units: Units,
): Partial<Omit<TargetEntries, 'kind' | 'proposal' | 'from' | 'reason'>> {
  switch (aim.kind) {
    case 'pressure':
      return { ...aim.band };
    case 'officePressure':
      return { systolicMax: aim.systolicMax, diastolicMax: aim.diastolicMax ?? null };
    case 'fluid': {
      const { fluid } = aim;
      const shown = (ml: number) => toDisplay(ml, units.volume);
      return {
        direction: fluid.direction,
        minMl: fluid.direction === 'maximum' ? null : shown(fluid.minMl),
        maxMl: fluid.direction === 'minimum' ? null : shown(fluid.maxMl),
      };
    }
    case 'weight':
      return { weightKg: toDisplay(aim.weightKg, units.weight) };
    default:
      return otherwise(aim, {});
  }
}

/** The form as it begins: with the figures that hold now. */
export const entriesOf = (
  kind: TargetKind,
  aim: TargetAim | null,
  today: string,
  units: Units,
): TargetEntries => ({
  kind,
  proposal: '',
  systolicMin: null,
  systolicMax: null,
  diastolicMin: null,
  diastolicMax: null,
  direction: 'maximum',
  minMl: null,
  maxMl: null,
  weightKg: null,
  from: today,
  reason: '',
  ...(aim && figuresOf(aim, units)),
});

const fieldsOf: Readonly<Record<TargetKind, readonly (keyof TargetEntries)[]>> = {
  pressure: ['systolicMin', 'systolicMax', 'diastolicMin', 'diastolicMax'],
  officePressure: ['systolicMax'],
  fluid: [],
  weight: ['weightKg'],
};

/** The figures that have to be there. */
function neededFields({ kind, direction }: TargetEntries): readonly (keyof TargetEntries)[] {
  if (kind !== 'fluid') return fieldsOf[kind];
  if (direction === 'range') return ['minMl', 'maxMl'];
  return [direction === 'minimum' ? 'minMl' : 'maxMl'];
}

const isNumber = (value: NumberEntry): value is number => typeof value === 'number';
const figure = (value: NumberEntry): number => (isNumber(value) ? value : Number.NaN);

/** What is aimed at by a form in which every needed figure is a number. */
function aimOf(entries: TargetEntries, units: Units): TargetAim {
  const ml = (value: NumberEntry) => toCanonical(figure(value), units.volume);
  const { kind, systolicMax, diastolicMax, direction } = entries;
  switch (kind) {
    case 'pressure':
      return {
        kind,
        band: {
          systolicMin: figure(entries.systolicMin),
          systolicMax: figure(systolicMax),
          diastolicMin: figure(entries.diastolicMin),
          diastolicMax: figure(diastolicMax),
        },
      };
    case 'officePressure':
      return {
        kind,
        systolicMax: figure(systolicMax),
        ...(isNumber(diastolicMax) && { diastolicMax }),
      };
    case 'fluid':
      if (direction === 'range')
        return { kind, fluid: { direction, minMl: ml(entries.minMl), maxMl: ml(entries.maxMl) } };
      return direction === 'minimum'
        ? { kind, fluid: { direction, minMl: ml(entries.minMl) } }
        : { kind, fluid: { direction, maxMl: ml(entries.maxMl) } };
    case 'weight':
      return { kind, weightKg: toCanonical(figure(entries.weightKg), units.weight) };
  }
}

/** The decision that a form without problems says. @param ends the target ends, whatever the figures */
export function draftOf(
  entries: TargetEntries,
  {
    id,
    ends,
    patient,
    units,
    now,
  }: { id: string; ends: boolean; patient: Patient; units: Units; now: number },
): TargetDraft {
  const { kind, from, reason, proposal } = entries;
  if (ends) return { id, kind, from, reason: reason.trim() };
  const aim = aimOf(entries, units);
  const usual = proposalsFor(patient, kind, now).find((one) => one.id === proposal);
  const isUnchanged = usual !== undefined && JSON.stringify(usual.aim) === JSON.stringify(aim);
  return { id, kind, aim, from, reason: reason.trim(), ...(isUnchanged && { proposal }) };
}

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text);

/** What is wrong with a form, in the shape that react-hook-form wants. @param now epoch ms */
export function errorsOf(
  entries: TargetEntries,
  about: { id: string; ends: boolean; patient: Patient; units: Units; now: number; hasPlan: boolean },
): FieldErrors<TargetEntries> {
  const { ends, patient, now, hasPlan } = about;
  const problems: TargetProblems = {};
  const needed = ends ? [] : neededFields(entries);
  for (const field of needed) {
    const value = entries[field];
    if (typeof value !== 'number')
      problems[field as keyof TargetProblems] = value === null ? 'validation.required' : 'validation.number';
  }
  if (!ends && entries.kind === 'officePressure' && typeof entries.diastolicMax === 'string')
    problems.diastolicMax = 'validation.number';
  if (!isDay(entries.from)) problems.from = entries.from === '' ? 'validation.required' : 'validation.date';
  if (entries.reason.trim() === '') problems.reason = 'validation.required';
  const all =
    Object.keys(problems).length > 0
      ? problems
      : targetProblems(patient, draftOf(entries, about), { now, hasPlan });
  return Object.fromEntries(
    Object.entries(all).map(([field, message]) => [field, { type: 'hard', message }]),
  );
}
