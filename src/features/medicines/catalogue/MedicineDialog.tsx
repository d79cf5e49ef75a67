import { useWatch } from 'react-hook-form';
import { useSelector } from 'react-redux';
import type { Medicine } from '@/domain/medicine/medicine';
import type { MessageId } from '@/locales';
import { RecordDialog } from '@/session/drafts/RecordDialog';
import { useRecordForm } from '@/session/drafts/useRecordForm';
import { useProblemList } from '@/shared/forms/problemList';
import { T } from '@/shared/i18n/text';
import { SaveConflict } from '@/shared/record/SaveConflict';
import { problemFigures } from '../medicineWords';
import { medicines } from '../slice';
import { MedicineFields } from './MedicineFields';
import { sameAs } from './medicineRows';
import { bodyFrom, entriesOf, fieldOf, medicineResolver } from './medicineEntries';

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

/** One medicine of the catalogue from opening the form to saving it. */
const useMedicineForm = (opened: Medicine | null, onClose: () => void) =>
  useRecordForm({
    key: `medicine ${opened?.id ?? 'new'}`,
    opened,
    toForm: entriesOf,
    resolver: () => medicineResolver,
    toBody: (entries, before) => bodyFrom(entries, before?.active ?? true),
    save: (body, before) => medicines.store({ body, version: before?.version, quiet: true }),
    fieldOf,
    notice: (_, { name }) => ({ message: 'medicines.saved', values: { name } }),
    onClose,
  });

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
  const record = useMedicineForm(medicine, onClose);
  const { form } = record;
  const problems = useProblemList(form.formState.errors, labels, problemFigures);
  const newer = useSelector((state: Record<string, unknown>) =>
    medicines.selectById(state, medicine?.id ?? ''),
  );
  const typed = useWatch({ control: form.control, compute: (entries) => bodyFrom(entries, true) });
  const twin = typed ? sameAs(typed, all) : undefined;
  return (
    <RecordDialog
      action="medicines.write"
      size="lg"
      title={<T id={medicine ? 'medicines.edit' : 'medicines.create'} />}
      record={record}
      problems={problems}
      onSend={record.send}
    >
      <MedicineFields control={form.control} />
      <div role="status">
        {twin && (
          <p className="alert alert-warning">
            <T id="medicines.duplicate" />
          </p>
        )}
      </div>
      <SaveConflict {...record.conflictWith(newer)} stored={newer && { at: newer.updatedAt }} />
    </RecordDialog>
  );
}
