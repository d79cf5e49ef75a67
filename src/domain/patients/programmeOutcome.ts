/** Why alerts end with a change of the programme: nobody chooses these, and they say nothing about the condition. */
export const programmeOutcomes = [
  'programmePaused',
  'programmeCompleted',
  'programmeWithdrawn',
  'patientDeceased',
] as const;
export type ProgrammeOutcome = (typeof programmeOutcomes)[number];

/** Tells whether an alert ended because the programme did, without anybody having reviewed it. */
export const endedWithProgramme = ({ outcome }: { outcome?: string | undefined }): boolean =>
  programmeOutcomes.some((one) => one === outcome);
