import { recordForm } from '@/shared/record/recordForm';
import { useFormDraft } from './useDraft';

/** The form of one record, whose draft outlives a locked screen: see `recordForm`. */
export const useRecordForm = recordForm(useFormDraft);
