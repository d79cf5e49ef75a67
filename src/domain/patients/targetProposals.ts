import { patientDay } from '../patientDay';
import { clockOf, isMinor } from '../rules/alertLimits';
import { isOnDialysis, mayBePregnant } from './openFacts';
import type { Patient, TargetAim, TargetKind } from './patient';

export const targetProposalIds = [
  'home130',
  'home135',
  'dialysis140',
  'kdigo120',
  'office130',
  'stones2500',
  'dialysis1000',
  'heart2000',
] as const;
export type TargetProposalId = (typeof targetProposalIds)[number];

/** A target that is usual, to be taken over or changed; its words name the source. */
export interface TargetProposal {
  id: TargetProposalId;
  aim: TargetAim;
}

const home = (
  systolicMax: number,
  diastolicMax: number,
  systolicMin: number,
  diastolicMin: number,
): TargetAim => ({
  kind: 'pressure',
  band: { systolicMin, systolicMax, diastolicMin, diastolicMax },
});

/**
 * The usual targets. Upper ends are those of the source; lower ends of the home bands are ours, to be confirmed by a
 * clinician, for the sources name none. All are those of adults: in a child KDIGO 2021 aims at a mean arterial pressure of
 * 24 hours at or below the 50th percentile for age, sex and height, which the clinic measures; fluids go by weight.
 *
 * - home130: below 130/80, ESC 2024 and ESH 2023 where it is tolerated.
 * - home135: below 135/85 at home, the counterpart of 140/90 in the practice (ESH 2023, Hypertension Canada).
 * - dialysis140: averaged home systolic below 140 on dialysis (Agarwal).
 * - kdigo120: systolic below 120 in the practice, standardised, not on dialysis (KDIGO 2021); no diastolic is named.
 * - office130: 130/80 or below in the practice, common in kidney transplants (KDIGO 2021) and diabetes.
 * - stones2500: at least 2,500 mL to drink against stones (EAU, to pass 2 to 2.5 L of urine).
 * - dialysis1000: 500 mL and the urine of a day (EdRen), about 1,000 mL with some urine left.
 * - heart2000: at most about 2 L with congestion; below 1.5 L may harm (CCS 2017).
 */
const proposals: readonly TargetProposal[] = [
  { id: 'home130', aim: home(130, 80, 110, 60) },
  { id: 'home135', aim: home(135, 85, 110, 60) },
  { id: 'dialysis140', aim: home(140, 90, 110, 60) },
  { id: 'kdigo120', aim: { kind: 'officePressure', systolicMax: 120 } },
  { id: 'office130', aim: { kind: 'officePressure', systolicMax: 130, diastolicMax: 80 } },
  { id: 'stones2500', aim: { kind: 'fluid', fluid: { direction: 'minimum', minMl: 2500 } } },
  { id: 'dialysis1000', aim: { kind: 'fluid', fluid: { direction: 'maximum', maxMl: 1000 } } },
  { id: 'heart2000', aim: { kind: 'fluid', fluid: { direction: 'maximum', maxMl: 2000 } } },
];

type Bearer = Pick<Patient, 'pathologies' | 'dateOfbirth' | 'wakeUpTime'> & {
  ext: Pick<Patient['ext'], 'dialysisMode' | 'pregnant' | 'signs' | 'anuric' | 'timeZone'>;
};

/** Tells whether a proposal may be made to a patient: one that could harm is not proposed at all. */
function suits({ id, aim }: TargetProposal, { pathologies, ext }: Bearer): boolean {
  // Where nobody recorded whether there is dialysis, what is right only with it or only without it is not proposed.
  const isUndialysed = ext.dialysisMode === 'none';
  const isPregnant = mayBePregnant({ ext });
  const isHeart = pathologies.includes('HeartFailure');
  switch (id) {
    case 'dialysis140':
    case 'dialysis1000':
      return isOnDialysis({ ext });
    case 'kdigo120':
      return isUndialysed && !isPregnant;
    case 'heart2000':
      return isHeart && isUndialysed;
    case 'stones2500':
      return isUndialysed && !isHeart && ext.anuric !== true;
    default:
      // Pregnancy has targets of its own, which the sources of these do not speak of.
      return aim.kind === 'fluid' || !isPregnant;
  }
}

/** Tells whether a patient is too young for the usual targets, which are those of adults. @param now epoch ms */
export const isTooYoung = (
  patient: Pick<Bearer, 'dateOfbirth' | 'wakeUpTime' | 'ext'>,
  now: number,
): boolean => isMinor(patient, patientDay(now, clockOf(patient)));

/** The usual targets of a kind for a patient, none for minors. @param now epoch ms */
export const proposalsFor = (patient: Bearer, kind: TargetKind, now: number): TargetProposal[] =>
  isTooYoung(patient, now) ? [] : proposals.filter((one) => one.aim.kind === kind && suits(one, patient));
