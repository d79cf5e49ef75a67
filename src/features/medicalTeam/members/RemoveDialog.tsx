import { useState } from 'react';
import { fullName, type Patient } from '@/domain/patients/patient';
import type { TeamRole } from '@/domain/patients/team';
import { T, useT } from '@/shared/i18n/text';
import { TransitionDialog } from '@/shared/record/TransitionDialog';
import { useAppDispatch } from '@/shared/store/useEntities';
import { saveMember } from '../calls';

/** Asks before somebody is taken out of a patient's team. */
export function RemoveDialog({
  patient,
  role,
  onClose,
}: {
  patient: Patient;
  role: TeamRole;
  onClose: () => void;
}) {
  const t = useT();
  const dispatch = useAppDispatch();
  // After a conflict it is about the person in the place now.
  const [opened] = useState(patient.medicalTeam[role]);
  const member = patient.medicalTeam[role] ?? opened;
  return (
    <TransitionDialog
      title={<T id="team.removeTitle" values={{ name: <bdi>{member ? fullName(member) : ''}</bdi> }} />}
      text={<T id="team.removeText" values={{ role: t(`patient.${role}`) }} />}
      confirmLabel={<T id="team.removeConfirm" />}
      tone="danger"
      onSend={() => dispatch(saveMember(patient, role, undefined))}
      done={{ message: 'team.removed' }}
      onClose={onClose}
    />
  );
}
