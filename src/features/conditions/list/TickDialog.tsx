import { useState } from 'react';
import { codeOfPathology, refreshed, type TickProposal } from '@/domain/conditions/pathologyConditions';
import type { Pathology, Patient } from '@/domain/patients/patient';
import { changePatient, conditions } from '@/features/patients/slice';
import type { AppError } from '@/shared/api/appError';
import { newId } from '@/shared/api/newId';
import { T } from '@/shared/i18n/text';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';
import { ConfirmDialog } from '@/shared/ui/dialogs/ConfirmDialog';

const withTick =
  (pathology: Pathology, ticked: boolean) =>
  (stored: Patient): Patient => {
    const others = stored.pathologies.filter((one) => one !== pathology);
    return { ...stored, pathologies: ticked ? [...others, pathology] : others };
  };

/**
 * Asks before a pathology is ticked or unticked, and offers what follows for the list of conditions. What was done of it
 * when the rest failed is not done twice.
 */
export function TickDialog({
  patient,
  pathology,
  name,
  proposal: proposed,
  onClose,
}: {
  patient: Patient;
  pathology: Pathology;
  name: string;
  proposal: TickProposal;
  onClose: () => void;
}) {
  const dispatch = useAppDispatch();
  const [asTicked] = useState(!patient.pathologies.includes(pathology));
  const [proposal] = useState(proposed);
  const [id] = useState(newId);
  const [withCondition, setWithCondition] = useState(true);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);

  const entered = () => {
    if (proposal.kind !== 'refresh') {
      const code = codeOfPathology(pathology);
      const status = { clinicalStatus: 'active', verification: 'confirmed' } as const;
      return { body: { id, patient: patient.id, label: name, ...status, ...(code && { code }) } };
    }
    const { version, updatedAt: _, recordedBy: __, ...body } = refreshed(proposal.condition);
    return { body, version };
  };
  const change = async (): Promise<AppError | null> => {
    if (patient.pathologies.includes(pathology) !== asTicked) {
      const part = ({ pathologies }: Patient) => pathologies.includes(pathology);
      const outcome = await dispatch(
        changePatient({ patient, change: withTick(pathology, asTicked), part, quiet: true }),
      );
      if (changePatient.rejected.match(outcome)) return outcome.payload ?? { message: 'errors.unknown' };
    }
    if (!asTicked || proposal.kind === 'none' || !withCondition) return null;
    const outcome = await dispatch(conditions.store({ ...entered(), quiet: true }));
    if (conditions.store.rejected.match(outcome)) return outcome.payload ?? { message: 'errors.unknown' };
    return null;
  };
  const confirm = async () => {
    setBusy(true);
    const error = await change();
    setBusy(false);
    setFailure(error);
    if (error) return;
    const message = asTicked ? 'conditions.ticked' : 'conditions.unticked';
    dispatch(noticed({ tone: 'success', message, values: { name } }));
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      tone="primary"
      title={<T id={asTicked ? 'conditions.tickTitle' : 'conditions.untickTitle'} values={{ name }} />}
      confirmLabel={<T id={asTicked ? 'conditions.tick' : 'conditions.untick'} />}
      busy={busy}
      error={failure && (failure.text ?? <T id={failure.message} />)}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p className={asTicked && proposal.kind !== 'none' ? undefined : 'mb-0'}>
        <T id={asTicked ? 'conditions.tickText' : 'conditions.untickText'} />
      </p>
      {asTicked && proposal.kind !== 'none' && (
        <div className="form-check">
          <input
            type="checkbox"
            id="tick-condition"
            className="form-check-input"
            checked={withCondition}
            onChange={({ target }) => setWithCondition(target.checked)}
          />
          <label className="form-check-label" htmlFor="tick-condition">
            {proposal.kind === 'create' ? (
              <T id="conditions.alsoEnter" values={{ name }} />
            ) : (
              <T id="conditions.alsoRefresh" values={{ label: <bdi>{proposal.condition.label}</bdi> }} />
            )}
          </label>
        </div>
      )}
    </ConfirmDialog>
  );
}
