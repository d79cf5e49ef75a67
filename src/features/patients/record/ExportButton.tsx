import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { toAppError } from '@/shared/api/appError';
import { T } from '@/shared/i18n/text';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';
import { Icon } from '@/shared/ui/Icon';

/** Saves the record as a FHIR R4 bundle. The mapping is fetched when first wanted. */
export function ExportButton({ patient }: { patient: string }) {
  const dispatch = useAppDispatch();
  const [isExporting, setExporting] = useState(false);
  const exportFile = async () => {
    if (isExporting) return;
    setExporting(true);
    try {
      const { downloadRecord } = await import('../imports/exportRecord');
      await downloadRecord(patient);
      dispatch(noticed({ tone: 'success', message: 'patient.exported' }));
    } catch (thrown) {
      const { message, text } = toAppError(thrown);
      dispatch(noticed({ tone: 'error', message, ...(text !== undefined && { text }) }));
    } finally {
      setExporting(false);
    }
  };
  return (
    <button
      type="button"
      className="btn btn-outline-primary"
      aria-disabled={isExporting}
      onClick={exportFile}
    >
      <Icon of={Download} /> <T id="patient.export" />
    </button>
  );
}
