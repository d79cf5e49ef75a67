import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { toAppError } from '@/shared/api/appError';
import { T, useT } from '@/shared/i18n/text';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';
import { Icon } from '@/shared/ui/Icon';

/** Saves the record as a FHIR R4 bundle. The mapping is fetched when first wanted. */
export function ExportButton({ patient }: { patient: string }) {
  const dispatch = useAppDispatch();
  const t = useT();
  const intl = useIntl();
  const [isExporting, setExporting] = useState(false);
  const exportFile = async () => {
    if (isExporting) return;
    setExporting(true);
    try {
      const { downloadRecord } = await import('./exportRecord');
      const { held, left } = await downloadRecord(patient);
      const listed = (counts: typeof held) =>
        intl.formatList(
          counts.map(({ message, count }) => t(message, { count })),
          { type: 'unit' },
        );
      // The notice about missing parts stays open, so that it can be read.
      dispatch(
        left.length > 0
          ? noticed({
              tone: 'warning',
              message: 'patient.exportedPart',
              values: { held: listed(held), left: listed(left) },
            })
          : noticed({ tone: 'success', message: 'patient.exported', values: { held: listed(held) } }),
      );
    } catch (thrown) {
      const { message, text } = toAppError(thrown);
      dispatch(noticed({ tone: 'error', message, ...(text !== undefined && { text }) }));
    } finally {
      setExporting(false);
    }
  };
  return (
    <button type="button" className="btn btn-quiet" aria-disabled={isExporting} onClick={exportFile}>
      <Icon of={Download} />{' '}
      <span className="nd-wide-word">
        <T id="patient.export" />
      </span>
    </button>
  );
}
