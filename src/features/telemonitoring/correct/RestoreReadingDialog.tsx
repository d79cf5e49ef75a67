import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Patient } from '@/domain/patients/patient';
import type { Reading } from '@/domain/readings/reading';
import { useReasonDraft } from '@/session/drafts/useReasonDraft';
import { useUnits } from '@/shared/i18n/DisplayUnits';
import { valueText } from '@/shared/i18n/measureWording';
import { T } from '@/shared/i18n/text';
import { TransitionDialog } from '@/shared/record/TransitionDialog';
import { useAppDispatch } from '@/shared/store/useEntities';
import { restoreReading } from './corrections';
import { ReadingHistory } from './ReadingHistory';

/** Puts a reading back that was marked as entered in error by mistake, for a reason; the version that was opened. */
export function RestoreReadingDialog({
  reading,
  patient,
  onClose,
}: {
  reading: Reading;
  patient: Patient;
  onClose: () => void;
}) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const units = useUnits();
  const [opened] = useState(reading);
  const draft = useReasonDraft(`restoration ${patient.id} ${opened.id} ${opened.version}`);
  const said = valueText(opened.measure, opened.value, opened.diastolic, intl, units);
  return (
    <TransitionDialog
      title={<T id="readings.restore" />}
      text={<T id="readings.restoreLead" values={{ value: <strong key="value">{said}</strong> }} />}
      confirmLabel={<T id="readings.restore" />}
      reason={{ label: 'readings.reason', hint: 'readings.reasonHint', draft }}
      stale="readings.stale"
      onSend={(reason) => dispatch(restoreReading({ reading: opened, reason, quiet: true }))}
      done={{ message: 'readings.restored', values: { value: said } }}
      onClose={onClose}
    >
      <ReadingHistory reading={opened} timeZone={patient.ext.timeZone} units={units} />
    </TransitionDialog>
  );
}
