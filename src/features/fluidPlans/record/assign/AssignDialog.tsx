import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { FluidAssignment } from '@/domain/fluid/assignment';
import { fullName } from '@/domain/patients/patient';
import { DraftNotice } from '@/session/drafts/DraftNotice';
import { fieldId } from '@/shared/forms/fieldTypes';
import { T } from '@/shared/i18n/text';
import { Dialog } from '@/shared/ui/dialogs/Dialog';
import { DialogActions } from '@/shared/ui/dialogs/DialogActions';
import { ErrorSummary } from '@/shared/ui/ErrorSummary';
import { AssignFields } from './AssignFields';
import { AssignPreview } from './AssignPreview';
import { AssignTrouble } from './AssignTrouble';
import { previewOf } from './assignEntries';
import type { AssignEntries } from './assignFigures';
import { PlanChanges } from './PlanChanges';
import { useAssignProblems } from './useAssignProblems';
import { useAssignForm, type Assigning } from './useAssignForm';

/** Gives a patient a plan, goes on with a draft, or calculates again the one that holds. Mounted while it is open. */
export function AssignDialog({
  assigning,
  assignments,
  onClose,
}: {
  assigning: Assigning;
  /** All of the patient, as they are stored now. */
  assignments: readonly FluidAssignment[];
  onClose: () => void;
}) {
  const { form, subject, before, draft, guard, moved, submit, conflictWith } = useAssignForm(
    assigning,
    onClose,
  );
  const { errors, isSubmitting, submitCount } = form.formState;
  const entries = useWatch({ control: form.control }) as AssignEntries;
  const preview = previewOf(entries, subject);
  const problems = useAssignProblems(
    errors,
    preview?.plan ?? null,
    preview?.facts.names ?? [],
    subject.units,
  );
  const isUpdate = before !== null && before.status !== 'draft';
  const newest = assignments.find(({ id }) => id === before?.id);
  const name = <bdi key="name">{fullName(assigning.patient)}</bdi>;
  const close = () => {
    draft.drop();
    onClose();
  };
  const title: ReactNode = isUpdate ? (
    <T id="fluidRecord.updateTitle" values={{ plan: <bdi>{before.body.name}</bdi>, name }} />
  ) : (
    <T id="fluidRecord.assignTitle" values={{ name }} />
  );
  return (
    <>
      <Dialog
        isOpen
        size="xl"
        title={title}
        onClose={close}
        busy={isSubmitting}
        onSubmit={(event) => {
          event.preventDefault();
          void submit('active');
        }}
        footer={
          <>
            {!isUpdate && (
              <button
                type="button"
                className="btn btn-outline-primary me-auto"
                aria-disabled={isSubmitting}
                onClick={isSubmitting ? undefined : () => void submit('draft')}
              >
                <T id="fluidRecord.saveDraft" />
              </button>
            )}
            <DialogActions
              confirmLabel={<T id={isUpdate ? 'fluidRecord.confirmUpdate' : 'fluidRecord.give'} />}
              busy={isSubmitting}
              onCancel={close}
            />
          </>
        }
      >
        <DraftNotice draft={draft} />
        <ErrorSummary
          problems={problems.map(({ field, message }) => ({ field: fieldId(field), message }))}
          attempt={submitCount}
        />
        <AssignTrouble
          ways={conflictWith(newest)}
          moved={moved}
          now={preview?.run?.day.target ?? null}
          newest={newest}
          isUpdate={isUpdate}
        />
        <div className="nd-fluid-assign">
          <div>
            <AssignFields
              form={form}
              subject={subject}
              preview={preview}
              isUpdate={isUpdate}
              assignments={assignments}
              today={assigning.today}
            />
          </div>
          <div className="nd-fluid-preview">
            <AssignPreview preview={preview} subject={subject} isUpdate={isUpdate} today={assigning.today} />
            {isUpdate && preview && <PlanChanges before={before} plan={preview.plan} />}
          </div>
        </div>
      </Dialog>
      {guard.dialog}
    </>
  );
}
