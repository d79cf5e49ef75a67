import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Annotation, AnnotationDraft } from '@/domain/readings/annotation';
import { patientDay } from '@/domain/patientDay';
import type { Patient } from '@/domain/patients/patient';
import { clockOf } from '@/domain/rules/alertLimits';
import { DraftNotice } from '@/session/drafts/DraftNotice';
import { useFormDraft } from '@/session/drafts/useDraft';
import { annotations } from '@/features/annotations/slice';
import type { AppError } from '@/shared/api/appError';
import { newId } from '@/shared/api/newId';
import { FailureText } from '@/shared/forms/FailureText';
import { useDialogGuard } from '@/shared/forms/useDialogGuard';
import { T } from '@/shared/i18n/text';
import { now } from '@/shared/store/clock';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';
import { Dialog } from '@/shared/ui/dialogs/Dialog';
import { DialogActions } from '@/shared/ui/dialogs/DialogActions';
import { AnnotationFields, annotationResolver, type AnnotationEntries } from './AnnotationFields';

const entriesFor = (annotation: Annotation | undefined, today: string): AnnotationEntries => ({
  kind: annotation?.kind ?? 'planChange',
  from: annotation?.from ?? today,
  to: annotation?.to ?? '',
  note: annotation?.note ?? '',
});

/** A mark on the patient's time line, new or changed. Mounted while it is open. */
export function AnnotationDialog({
  patient,
  annotation,
  onClose,
}: {
  patient: Patient;
  annotation?: Annotation;
  onClose: () => void;
}) {
  const dispatch = useAppDispatch();
  // The version that was opened is what the save replaces: a change made elsewhere is refused, not overwritten.
  const [opened] = useState(annotation);
  const [id] = useState(() => opened?.id ?? newId());
  const [defaultValues] = useState(() => entriesFor(opened, patientDay(now(), clockOf(patient))));
  const form = useForm<AnnotationEntries>({ defaultValues, resolver: annotationResolver });
  const { isDirty, isSubmitting } = form.formState;
  const [failure, setFailure] = useState<AppError | null>(null);
  const draft = useFormDraft(`annotation ${patient.id} ${opened?.id ?? 'new'}`, form);
  const guard = useDialogGuard(isDirty, onClose, draft.drop);
  const sending = useRef(false);
  const save = async ({ kind, from, to, note }: AnnotationEntries) => {
    if (sending.current) return;
    sending.current = true;
    setFailure(null);
    const body: AnnotationDraft = {
      id,
      patient: patient.id,
      kind,
      from,
      ...(to !== '' && { to }),
      ...(note.trim() !== '' && { note: note.trim() }),
    };
    const action = await dispatch(annotations.store({ body, version: opened?.version, quiet: true }));
    sending.current = false;
    if (annotations.store.rejected.match(action)) {
      setFailure(action.payload ?? { message: 'errors.unknown' });
      return;
    }
    dispatch(noticed({ tone: 'success', message: 'readings.annotationSaved' }));
    draft.drop();
    guard.leave();
  };
  return (
    <>
      <Dialog
        isOpen
        title={<T id={opened ? 'readings.editAnnotation' : 'readings.annotate'} />}
        onClose={guard.close}
        onSubmit={(event) => void form.handleSubmit(save)(event)}
        busy={isSubmitting}
        footer={
          <DialogActions confirmLabel={<T id="common.save" />} busy={isSubmitting} onCancel={guard.close} />
        }
      >
        <DraftNotice draft={draft} />
        {failure && (
          <div role="alert" className="alert alert-danger">
            <FailureText failure={failure} />
          </div>
        )}
        <AnnotationFields form={form} />
      </Dialog>
      {guard.dialog}
    </>
  );
}
