import type { Medicine } from '@/domain/medicine/medicine';
import { useRecordForm } from '@/session/drafts/useRecordForm';
import { medicines } from '../slice';
import { bodyFrom, entriesOf, fieldOf, medicineResolver } from './medicineEntries';

/** One medicine of the catalogue from opening the form to saving it. */
export const useMedicineForm = (opened: Medicine | null, onClose: () => void) =>
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
