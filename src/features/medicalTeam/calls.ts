import type { Patient, Referral, TeamMember } from '@/domain/patients/patient';
import type { TeamRole } from '@/domain/patients/team';
import { changePatient } from '@/features/patients/slice';

/** Puts somebody in a place of the team, or leaves it empty. */
export const saveMember = (patient: Patient, role: TeamRole, member: TeamMember | undefined) =>
  changePatient({
    patient,
    change: (stored) => {
      const { [role]: _, ...others } = stored.medicalTeam;
      return { ...stored, medicalTeam: { ...others, ...(member && { [role]: member }) } };
    },
    part: ({ medicalTeam }) => medicalTeam[role] ?? null,
    quiet: true,
  });

/** Stores who is called first, second and so on. */
export const saveOrder = (patient: Patient, teamOrder: TeamRole[]) =>
  changePatient({
    patient,
    change: (stored) => ({ ...stored, ext: { ...stored.ext, teamOrder } }),
    part: ({ ext }) => ext.teamOrder ?? null,
    quiet: true,
  });

export const referralOf = ({ ext }: Patient, id: string): Referral | undefined =>
  ext.referrals?.find((one) => one.id === id);

/** Stores a referral: in the place of the one of its id, or as the last one. */
export const saveReferral = (patient: Patient, referral: Referral) =>
  changePatient({
    patient,
    change: (stored) => {
      const before = stored.ext.referrals ?? [];
      const isNew = !before.some(({ id }) => id === referral.id);
      const referrals = isNew
        ? [...before, referral]
        : before.map((one) => (one.id === referral.id ? referral : one));
      return { ...stored, ext: { ...stored.ext, referrals } };
    },
    part: (stored) => referralOf(stored, referral.id) ?? null,
    quiet: true,
  });
