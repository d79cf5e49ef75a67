import { useState } from 'react';
import { codeOfPathology, refreshed, type TickProposal } from '@/domain/conditions/pathologyConditions';
import type { Pathology, Patient } from '@/domain/patients/patient';
import { changePatient, conditions } from '@/features/patients/slice';
import { newId } from '@/shared/api/newId';
import { T } from '@/shared/i18n/text';
import { TransitionDialog } from '@/shared/record/TransitionDialog';
import type { Outcome } from '@/shared/record/useTransition';
import { useAppDispatch } from '@/shared/store/useEntities';

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

  const entered = () => {
    if (proposal.kind !== 'refresh') {
      const code = codeOfPathology(pathology);
      const status = { clinicalStatus: 'active', verification: 'confirmed' } as const;
      return { body: { id, patient: patient.id, label: name, ...status, ...(code && { code }) } };
    }
    const { version, updatedAt: _, recordedBy: __, ...body } = refreshed(proposal.condition);
    return { body, version };
  };
  const isOffered = asTicked && proposal.kind !== 'none';
  const change = async (): Promise<Outcome> => {
    const part = ({ pathologies }: Patient) => pathologies.includes(pathology);
    if (part(patient) !== asTicked) {
      const outcome = await dispatch(
        changePatient({ patient, change: withTick(pathology, asTicked), part, quiet: true }),
      );
      if (changePatient.rejected.match(outcome)) return outcome;
    }
    if (!isOffered || !withCondition) return { meta: { requestStatus: 'fulfilled' } };
    return dispatch(conditions.store({ ...entered(), quiet: true }));
  };
  return (
    <TransitionDialog
      action="patients.write"
      title={<T id={asTicked ? 'conditions.tickTitle' : 'conditions.untickTitle'} values={{ name }} />}
      text={<T id={asTicked ? 'conditions.tickText' : 'conditions.untickText'} />}
      confirmLabel={<T id={asTicked ? 'conditions.tick' : 'conditions.untick'} />}
      onSend={change}
      done={{ message: asTicked ? 'conditions.ticked' : 'conditions.unticked', values: { name } }}
      onClose={onClose}
    >
      {isOffered && (
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
    </TransitionDialog>
  );
}
