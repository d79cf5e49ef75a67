import { useState } from 'react';
import type { FluidAssignment } from '@/domain/fluid/assignment';
import { notForPatient } from '@/domain/fluid/planDoubts';
import type { Patient } from '@/domain/patients/patient';
import { useReasonDraft } from '@/session/drafts/useReasonDraft';
import { PlanDoubts } from '@/shared/fluid/PlanDoubts';
import { T, useT } from '@/shared/i18n/text';
import { TransitionFrame } from '@/shared/record/TransitionFrame';
import { useTransition } from '@/shared/record/useTransition';
import { useAppDispatch } from '@/shared/store/useEntities';
import { Field } from '@/shared/ui/Field';
import { useCategories } from '../useCategories';
import { fluidAssignments } from '../slice';
import { AssignmentSaveConflict } from './AssignmentSaveConflict';
import { bodyWith, transitionsFor, transitionWords, type AssignmentTransition } from './assignmentState';

/**
 * Asks why a patient's plan is paused, resumed or completed. Mounted while it is open. After a conflict the reason stays,
 * and what is sent then is about the newer version.
 */
export function AssignmentTransitionDialog({
  patient,
  opened,
  newest,
  transition,
  onClose,
}: {
  patient: Patient;
  /** As it stood when the dialog opened. */
  opened: FluidAssignment;
  /** As it is stored now, as far as is known. */
  newest: FluidAssignment | undefined;
  transition: AssignmentTransition;
  onClose: () => void;
}) {
  const t = useT();
  const dispatch = useAppDispatch();
  const words = transitionWords[transition];
  const draft = useReasonDraft(`fluidAssignment ${opened.id} ${transition}`);
  const [before, setBefore] = useState(opened);
  const [confirmed, setConfirmed] = useState('');
  const categories = useCategories();
  // What speaks against going on may have come up while it paused.
  const doubts =
    transition === 'resume' && before.confirmed === undefined ? notForPatient(before.body, patient) : [];
  const said = confirmed.trim();
  const isConfirmed = doubts.length === 0 || said !== '';
  const send = (reason: string) => {
    const body = { ...bodyWith(before, words.to, reason), ...(said !== '' && { confirmed: said }) };
    return dispatch(fluidAssignments.store({ body, version: before.version, quiet: true }));
  };
  const dialog = useTransition({
    reason: { label: 'fluidRecord.reason', draft },
    fields: { isTyped: said !== '', isComplete: isConfirmed },
    onSend: send,
    done: { message: words.done },
    onClose,
  });
  const { isTried } = dialog;
  const ways = dialog.conflictWith(newest && (() => setBefore(newest)), {
    text: confirmed,
    setText: setConfirmed,
  });
  return (
    <TransitionFrame
      action="therapy.write"
      transition={dialog}
      title={<T id={words.title} values={{ plan: <bdi>{before.body.name}</bdi> }} />}
      confirmLabel={<T id={words.action} />}
      tone={transition === 'complete' ? 'danger' : 'primary'}
      refusal={
        <AssignmentSaveConflict
          {...ways}
          newest={newest}
          isPossible={newest !== undefined && transitionsFor(newest).includes(transition)}
        />
      }
    >
      <p>
        <T id={words.text} />
      </p>
      {doubts.length > 0 && (
        <>
          <PlanDoubts doubts={doubts} categories={categories} />
          <Field
            label={t('fluidRecord.why_confirm')}
            required
            error={isTried && !isConfirmed ? t('validation.confirmReason') : undefined}
          >
            {(control) => (
              <textarea
                {...control}
                className="form-control"
                rows={2}
                maxLength={500}
                value={confirmed}
                onChange={({ target }) => setConfirmed(target.value)}
              />
            )}
          </Field>
        </>
      )}
    </TransitionFrame>
  );
}
