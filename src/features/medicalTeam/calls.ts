import type { Patient, Referral, TeamMember } from '@/domain/patients/patient';
import { practitionerSchema, type Practitioner, type PractitionerBody } from '@/domain/staff/practitioner';
import type { TeamRole } from '@/domain/patients/team';
import { changePatient } from '@/features/patients/slice';
import { toAppError } from '@/shared/api/appError';
import { care } from '@/shared/api/http';
import { createRecord, parseAnswer } from '@/shared/api/resource';
import { createAppThunk } from '@/shared/store/appThunk';
import { practitioners } from './slice';

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

interface Sent {
  body: PractitionerBody;
  /** The version it was made from; none for a new one. */
  version?: string | undefined;
  quiet: true;
}

async function send({ body, version }: Sent): Promise<Practitioner> {
  if (version === undefined) return createRecord('/practitioners', body, practitionerSchema);
  const address = `/practitioners/${encodeURIComponent(body.id)}`;
  const headers = { 'If-Match': version };
  return parseAnswer(await care.put(address, body, { headers }), practitionerSchema);
}

/** Stores an entry of the directory. After a conflict or where somebody is there already the list is fetched anew. */
export const savePractitioner = createAppThunk<Practitioner, Sent>(
  'practitioners/store',
  async (sent, { dispatch }) => {
    try {
      const stored = await send(sent);
      dispatch(practitioners.received([stored]));
      return stored;
    } catch (thrown) {
      const { status = 0 } = toAppError(thrown);
      if ([404, 409, 412].includes(status)) await dispatch(practitioners.fetchAll());
      throw thrown;
    }
  },
);
