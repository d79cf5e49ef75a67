import { createRecordForm } from '@/shared/record/createRecordForm';
import { useFormDraft } from './useDraft';

/** The form of one record, whose draft outlives a locked screen: see `createRecordForm`. */
export const useRecordForm = createRecordForm(useFormDraft);
