import { useWatch } from 'react-hook-form';
import { useSelector } from 'react-redux';
import type { Medicine } from '@/domain/medicine/medicine';
import type { MessageId } from '@/locales';
import { DraftNotice } from '@/session/drafts/DraftNotice';
import { T } from '@/shared/i18n/text';
import { SaveConflict } from '@/shared/record/SaveConflict';
import { Dialog } from '@/shared/ui/dialogs/Dialog';
import { DialogActions } from '@/shared/ui/dialogs/DialogActions';
import { ErrorSummary } from '@/shared/ui/ErrorSummary';
import { useProblemList } from '../problemList';
import { medicines } from '../slice';
import { MedicineFields } from './MedicineFields';
import { sameAs } from './medicineRows';
import { bodyFrom } from './medicineEntries';
import { useMedicineForm } from './useMedicineForm';

const labels: Readonly<Record<string, MessageId>> = {
  name: 'medicines.name',
  capacityValue: 'medicines.capacity',
  form: 'medicines.form',
  route: 'medicines.route',
  ingredients: 'medicines.ingredients',
  category: 'medicines.category',
  manufacturer: 'medicines.manufacturer',
  description: 'medicines.description',
  avoidIn: 'medicines.avoidIn',
};

/** Writes a medicine of the catalogue. Mounted while it is open. @param medicine null for a new one */
export function MedicineDialog({
  medicine,
  all,
  onClose,
}: {
  medicine: Medicine | null;
  all: readonly Medicine[];
  onClose: () => void;
}) {
  const { form, draft, guard, failure, send, takeNewer } = useMedicineForm(medicine, onClose);
  const { errors, isSubmitting, submitCount } = form.formState;
  const problems = useProblemList(errors, labels);
  const newer = useSelector((state: Record<string, unknown>) =>
    medicines.selectById(state, medicine?.id ?? ''),
  );
  const typed = useWatch({ control: form.control, compute: (entries) => bodyFrom(entries, true) });
  const twin = typed ? sameAs(typed, all) : undefined;
  return (
    <>
      <Dialog
        isOpen
        size="lg"
        title={<T id={medicine ? 'medicines.edit' : 'medicines.create'} />}
        onClose={guard.close}
        onSubmit={(event) => void form.handleSubmit(send)(event)}
        busy={isSubmitting}
        footer={
          <DialogActions confirmLabel={<T id="common.save" />} busy={isSubmitting} onCancel={guard.close} />
        }
      >
        <DraftNotice draft={draft} />
        <ErrorSummary problems={problems} attempt={submitCount} />
        <MedicineFields control={form.control} />
        <div role="status">
          {twin && (
            <p className="alert alert-warning">
              <T id="medicines.duplicate" />
            </p>
          )}
        </div>
        <SaveConflict
          failure={failure}
          stored={newer && { at: newer.updatedAt }}
          onMine={() => newer && takeNewer(newer)}
        />
      </Dialog>
      {guard.dialog}
    </>
  );
}
