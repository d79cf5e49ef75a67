import type { Allergy } from '@/domain/allergies/allergy';
import type { WithdrawnEntry } from '@/domain/exchange/patientRecord';
import type { CareKind, CareOf, DefinitionKind, DefinitionOf } from '@/domain/exchange/careRecord';
import type { Condition } from '@/domain/conditions/condition';
import type { Draft } from '@/domain/entity';
import type { Measure } from '@/domain/readings/measure';
import type { LabResult } from '@/domain/laboratory/labResult';
import type { MedicationRequest } from '@/domain/medicine/medicationRequest';
import type { Pathology, Patient, Referral, TargetDecision } from '@/domain/patients/patient';
import type { ReadingDraft } from '@/domain/readings/reading';
import type { Dated, PartNote } from '../elements';
import type { Reason } from './findings';

/** The fields common to everything that belongs to a patient and waits for all files to be read. */
interface OfPatient extends Dated {
  /** `subject.reference` as the source wrote it. */
  subject: string | undefined;
  /** Our own id where the resource was written by this product. */
  ownId: string | undefined;
  /** `id` of the resource. */
  id: string | undefined;
}

export interface PatientItem extends Dated {
  kind: 'patient';
  id: string | undefined;
  /** Written by this product: it says everything itself, and nothing is derived from conditions or readings. */
  own: boolean;
  patient: Draft<Patient>;
  /** Patients of whom its source says that they are this one by now, and the one that this is by now. */
  replaces?: readonly string[];
  replacedBy?: string;
  /** The day on which a programme that rests goes on. */
  pausedUntil?: string;
}
export interface ReadingItem extends OfPatient {
  kind: 'reading';
  /** True where the reading is the sum of a whole day; ids of resources without any stand on it. */
  dayTotal: boolean;
  /** When it was true as its source says, epoch ms. */
  atMs: number;
  reading: Omit<ReadingDraft, 'id' | 'patient'>;
}
/** One of the two pressures, sent without the other; mmHg. */
export interface HalfItem extends OfPatient {
  kind: 'half';
  side: 'systolic' | 'diastolic';
  atMs: number;
  value: number;
  reading: Omit<ReadingDraft, 'id' | 'patient' | 'value' | 'diastolic'>;
}
/** A reading that its source has taken back; what it said where that can be read. */
export interface WithdrawalItem extends OfPatient {
  kind: 'reading';
  measure: Measure;
  reading?: Pick<ReadingDraft, 'at' | 'value' | 'diastolic'>;
}
/** A result that its laboratory has taken back, and that no longer says what it said. */
export interface LabWithdrawalItem extends OfPatient {
  kind: 'labResult';
}
/** A diagnosis, prescription, statement or allergy that its source has taken back, or no longer orders: what it becomes. */
export interface EntryWithdrawalItem extends OfPatient {
  kind: 'condition' | 'medication' | 'allergy';
  becomes: WithdrawnEntry['becomes'];
  isStatement: boolean;
}
/** A height or weight; `about` (epoch ms, or -Infinity where no time is given) says which is the newest. */
export interface BodyItem extends OfPatient {
  kind: 'body';
  field: 'height' | 'weight';
  about: number;
  value: number;
}
/** The status of pregnancy by an observation (`about`, epoch ms). */
export interface PregnancyItem extends OfPatient {
  kind: 'pregnancy';
  about: number;
  pregnant: boolean;
}
export interface ConditionItem extends OfPatient {
  kind: 'condition';
  condition: Omit<Draft<Condition>, 'id' | 'patient'>;
  pathologies: Pathology[];
  /** Stages of chronic kidney disease that its codes name. */
  stages: NonNullable<Patient['ext']['ckdStage']>[];
}
export interface MedicationItem extends OfPatient {
  kind: 'medication';
  /** Where the medicine is described, when the request does not say so itself, and what the reference calls it. */
  reference?: string;
  display?: string;
  request: Omit<Draft<MedicationRequest>, 'id' | 'patient' | 'medicine'> & { medicine?: string };
}
export interface LabResultItem extends OfPatient {
  kind: 'labResult';
  labResult: Omit<Draft<LabResult>, 'id' | 'patient'>;
}
export interface AllergyItem extends OfPatient {
  kind: 'allergy';
  allergy: Omit<Draft<Allergy>, 'id' | 'patient'>;
}
export interface TeamItem extends OfPatient {
  kind: 'team';
  team: Patient['medicalTeam'];
}
export interface ReferralItem extends OfPatient {
  kind: 'referral';
  referral: Referral;
}
export interface TargetItem extends OfPatient {
  kind: 'target';
  decision: TargetDecision;
}
/** A record of a clinic of this product, as it was stored there. */
export interface CareItem extends OfPatient {
  kind: 'care';
  store: CareKind;
  value: CareOf<CareKind>;
}
/** A questionnaire or post that records of patients refer to. */
export interface DefinitionItem {
  kind: 'definition';
  store: DefinitionKind;
  value: DefinitionOf<DefinitionKind>;
}
/** A medicine other resources refer to. */
export interface MedicineItem {
  kind: 'medicine';
  id: string | undefined;
  medicine: string;
  code?: { system: string; code: string };
}

export type PatientData =
  | ReadingItem
  | HalfItem
  | BodyItem
  | PregnancyItem
  | ConditionItem
  | MedicationItem
  | LabResultItem
  | AllergyItem
  | TeamItem
  | ReferralItem
  | TargetItem
  | CareItem;
export type Item = PatientItem | PatientData | MedicineItem | DefinitionItem;

export type AnyWithdrawal = WithdrawalItem | LabWithdrawalItem | EntryWithdrawalItem;

/**
 * The outcome of reading a resource: something to keep, or the reason why not. Notes say what is missing from what is
 * kept.
 */
export type Understood =
  | { items: Item[]; notes: PartNote[] }
  | { left: Reason; where?: string; withdrawals?: AnyWithdrawal[] };
