import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Patient } from '@/domain/patients/patient';
import type { Reading } from '@/domain/readings/reading';
import { useReasonDraft } from '@/session/drafts/useReasonDraft';
import { useUnits } from '@/shared/i18n/DisplayUnits';
import { valueText } from '@/shared/i18n/measureWording';
import { T } from '@/shared/i18n/text';
import { Refusal, TransitionFrame } from '@/shared/record/TransitionFrame';
import { useTransition } from '@/shared/record/useTransition';
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
  const transition = useTransition({
    reason: { label: 'readings.reason', hint: 'readings.reasonHint', draft },
    onSend: (reason) => dispatch(restoreReading({ reading: opened, reason, quiet: true })),
    done: { message: 'readings.restored', values: { value: said } },
    onClose,
  });
  const { failure } = transition;
  return (
    <TransitionFrame
      transition={transition}
      title={<T id="readings.restore" />}
      confirmLabel={<T id="readings.restore" />}
      // The version that was opened stays: it has to be opened anew.
      refusal={<Refusal failure={failure?.status === 412 ? { message: 'readings.stale' } : failure} />}
    >
      <p>
        <T id="readings.restoreLead" values={{ value: <strong key="value">{said}</strong> }} />
      </p>
      <ReadingHistory reading={opened} timeZone={patient.ext.timeZone} units={units} />
    </TransitionFrame>
  );
}
