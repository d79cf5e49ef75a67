import type { Draft } from '@/domain/entity';
import type { Patient } from '@/domain/patients/patient';
import type { PatientRecord } from '@/domain/exchange/patientRecord';

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

function filled<T extends object>(values: T): Partial<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => !isEmpty(value))) as Partial<T>;
}

function union<T>(ours: readonly T[], theirs: readonly T[], key: (item: T) => string): T[] {
  const known = new Set(ours.map(key));
  return [...ours, ...theirs.filter((item) => !known.has(key(item)))];
}

/** Gives what is stored, with only those parts of `full` that it lacks. */
export function withAdditions<T extends object>(ours: T, full: T): T {
  const added = Object.entries(full).filter(([name]) => isEmpty((ours as Record<string, unknown>)[name]));
  return { ...ours, ...(Object.fromEntries(added) as Partial<T>) };
}

/** The same of a patient, whose team, settings and lists only grow. */
export function withPatientAdditions(ours: Patient, full: Draft<Patient>): Draft<Patient> {
  const { gender, pathologies, medicalTeam, ext } = full;
  return {
    ...withAdditions<Draft<Patient>>(ours, full),
    gender: ours.gender === 'unknown' ? gender : ours.gender,
    pathologies,
    medicalTeam: withAdditions(ours.medicalTeam, medicalTeam),
    ext: { ...ext, status: ours.ext.status },
  };
}

/** The decisions about targets: those of a source only where this clinic has no such target. */
function mergedDecisions(
  ours: Patient['ext'],
  theirs: Patient['ext'],
): Pick<Patient['ext'], 'targetDecisions'> {
  const own = ours.targetDecisions ?? [];
  const isOurs = {
    pressure: ours.pressureTarget !== undefined,
    officePressure: false,
    fluid: ours.fluidTarget !== undefined,
    weight: ours.dryWeight !== undefined,
  };
  const added = (theirs.targetDecisions ?? []).filter(
    ({ kind }) => !isOurs[kind] && own.every((one) => one.kind !== kind),
  );
  return own.length + added.length === 0 ? {} : { targetDecisions: [...own, ...added] };
}

/** The facts that rules and targets go by: where two clinics differ about one, a person decides which is right. */
const clinicalFacts = ['ckdStage', 'dialysisMode', 'transplant', 'dryWeight', 'anuric', 'pregnant'] as const;

/** A merged patient with the clinical facts that a source states. That nobody is dialysed no other system says. */
export function withFactsOf({ ext, ...merged }: Draft<Patient>, theirs: PatientRecord['patient']) {
  const stated = clinicalFacts.filter(
    (fact) => !isEmpty(theirs.ext[fact]) && (fact !== 'dialysisMode' || theirs.ext[fact] !== 'none'),
  );
  const facts = Object.fromEntries(stated.map((fact) => [fact, theirs.ext[fact]]));
  return { ...merged, ext: { ...ext, ...facts } } satisfies Draft<Patient>;
}

/**
 * A stored patient with what an import says about the same person. The source knows name, birth and address better;
 * category, waking time and programme settings are this clinic's and stay. Nothing known is lost to an empty field.
 */
export function mergePatient(ours: Patient, theirs: PatientRecord['patient']): Draft<Patient> {
  const { id, patientId, category, wakeUpTime, sleepTime, ext } = ours;
  const merged = {
    ...ours,
    ...filled(theirs),
    id,
    patientId,
    category,
    wakeUpTime,
    sleepTime,
    gender: theirs.gender === 'unknown' ? ours.gender : theirs.gender,
    pathologies: union(ours.pathologies, theirs.pathologies, (name) => name),
    medicalTeam: { ...ours.medicalTeam, ...filled(theirs.medicalTeam) },
    ext: {
      ...theirs.ext,
      ...filled(ext),
      ...mergedDecisions(ext, theirs.ext),
      // Of a death the clinic must learn, wherever it was entered: nobody is to telephone the family about readings.
      status: theirs.ext.status === 'deceased' ? theirs.ext.status : ext.status,
      identifiers: union(
        ext.identifiers,
        theirs.ext.identifiers,
        ({ system, value }) => `${system} ${value}`,
      ),
    },
  };
  return merged;
}
