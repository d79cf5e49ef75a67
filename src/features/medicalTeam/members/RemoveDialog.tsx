import { useState } from 'react';
import { fullName, type Patient } from '@/domain/patients/patient';
import type { TeamRole } from '@/domain/patients/team';
import { changePatient } from '@/features/patients/slice';
import type { AppError } from '@/shared/api/appError';
import { T, useT } from '@/shared/i18n/text';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';
import { ConfirmDialog } from '@/shared/ui/dialogs/ConfirmDialog';
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
  const [opened] = useState(patient);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  const member = opened.medicalTeam[role];
  const remove = async () => {
    setBusy(true);
    const outcome = await dispatch(saveMember(opened, role, undefined));
    setBusy(false);
    if (changePatient.rejected.match(outcome)) {
      setFailure(outcome.payload ?? { message: 'errors.unknown' });
      return;
    }
    dispatch(noticed({ tone: 'success', message: 'team.removed' }));
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title={<T id="team.removeTitle" values={{ name: <bdi>{member ? fullName(member) : ''}</bdi> }} />}
      confirmLabel={<T id="team.removeConfirm" />}
      busy={busy}
      error={failure && (failure.text ?? <T id={failure.message} />)}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <T id="team.removeText" values={{ role: t(`patient.${role}`) }} />
    </ConfirmDialog>
  );
}
