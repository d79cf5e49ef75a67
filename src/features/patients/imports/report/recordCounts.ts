import {
  careKinds,
  type CareKind,
  type CareReason,
  type CareRecord,
  type KeptBack,
} from '@/domain/exchange/careRecord';
import type { PatientRecord } from '@/domain/exchange/patientRecord';
import type { MessageId } from '@/locales';
import { wordTable } from '@/shared/i18n/unknownWords';

type Counted =
  | 'patients'
  | 'readings'
  | 'conditions'
  | 'medicationRequests'
  | 'labResults'
  | 'allergies'
  | CareKind;

/** How many of a kind there are, in words. */
const countMessages: Record<Counted, MessageId> = {
  patients: 'imports.countPatients',
  readings: 'imports.countReadings',
  conditions: 'imports.countConditions',
  medicationRequests: 'imports.countMedicationRequests',
  labResults: 'imports.countLabResults',
  allergies: 'imports.countAllergies',
  dialysisSessions: 'imports.countDialysisSessions',
  allocations: 'imports.countAllocations',
  intakes: 'imports.countIntakes',
  fluidAssignments: 'imports.countFluidAssignments',
  questionnaireAssignments: 'imports.countQuestionnaireAssignments',
  questionnaireResponses: 'imports.countQuestionnaireResponses',
  articleAssignments: 'imports.countArticleAssignments',
  alerts: 'imports.countAlerts',
  annotations: 'imports.countAnnotations',
};
const keptBackMessages: Record<KeptBack['what'], MessageId> = wordTable({
  withdrawnReadings: 'imports.countWithdrawnReadings',
  earlierReadings: 'imports.countEarlierReadings',
  thresholds: 'imports.countThresholds',
  consents: 'imports.countConsents',
  programmeSteps: 'imports.countProgrammeSteps',
});
export const careReasonMessages: Record<CareReason, MessageId> = wordTable({
  differs: 'imports.careDiffers',
  standing: 'imports.careStanding',
  ended: 'imports.careEnded',
  missing: 'imports.careMissing',
  otherText: 'imports.careOtherText',
});

/** A number of something, as a message and its value. */
export interface Count {
  message: MessageId;
  count: number;
}

/** How much of each kind, the kinds of which there is nothing left out. */
export const careCounts = (numbers: Partial<Record<CareKind, number>>): Count[] =>
  careKinds.flatMap((kind) => {
    const count = numbers[kind] ?? 0;
    return count > 0 ? [{ message: countMessages[kind], count }] : [];
  });

const lengths = (care: CareRecord): Partial<Record<CareKind, number>> =>
  Object.fromEntries(careKinds.map((kind) => [kind, care[kind]?.length ?? 0]));

/** What of a record an export holds, and what it leaves in the clinic. */
export function countsOf(record: PatientRecord): { held: Count[]; left: Count[] } {
  const listed = (
    ['readings', 'conditions', 'medicationRequests', 'labResults', 'allergies'] as const
  ).flatMap((kind) => {
    const { length: count } = record[kind] ?? [];
    return count > 0 ? [{ message: countMessages[kind], count }] : [];
  });
  return {
    held: [
      { message: countMessages.patients, count: 1 },
      ...listed,
      ...careCounts(lengths(record.care ?? {})),
    ],
    left: (record.keptBack ?? []).map(({ what, count }) => ({ message: keptBackMessages[what], count })),
  };
}
