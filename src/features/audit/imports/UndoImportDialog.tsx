import type { ImportMade } from '@/domain/exchange/importUndo';
import { fullName, type Patient } from '@/domain/patients/patient';
import { useReasonDraft } from '@/session/drafts/useReasonDraft';
import { T } from '@/shared/i18n/text';
import { TransitionDialog } from '@/shared/record/TransitionDialog';
import { useAppDispatch } from '@/shared/store/useEntities';
import { undoImport } from './importCalls';

/** Undoes an import for a reason: what stood there before comes back, what it brought is taken out. */
export function UndoImportDialog({
  made,
  patient,
  onUndone,
  onClose,
}: {
  made: ImportMade;
  patient: Patient;
  onUndone: () => void;
  onClose: () => void;
}) {
  const dispatch = useAppDispatch();
  const draft = useReasonDraft(`importUndo ${patient.id} ${made.id}`);
  const { person, items, readings } = made;
  return (
    <TransitionDialog
      action="records.import"
      title={<T id="imports.undoTitle" values={{ name: fullName(patient) }} />}
      text={<T id="imports.made" values={{ person: String(person), items, readings }} />}
      confirmLabel={<T id="imports.undoConfirm" />}
      tone="danger"
      reason={{ label: 'imports.undoReason', draft }}
      onSend={(reason) => dispatch(undoImport({ patient: patient.id, made: made.id, reason, quiet: true }))}
      onDone={onUndone}
      onClose={onClose}
    >
      <p>
        <T id="imports.undoLead" />
      </p>
    </TransitionDialog>
  );
}
