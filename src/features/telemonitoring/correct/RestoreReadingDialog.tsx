import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Patient } from '@/domain/patients/patient';
import type { Reading } from '@/domain/readings/reading';
import { useReasonDraft } from '@/session/drafts/useReasonDraft';
import { useUnits } from '@/shared/i18n/DisplayUnits';
import { valueText } from '@/shared/i18n/wording/measureWording';
import { T } from '@/shared/i18n/text';
import { TransitionFrame } from '@/shared/record/TransitionFrame';
import { useTransition } from '@/shared/record/useTransition';
import { useAppDispatch } from '@/shared/store/useEntities';
import { restoreReading } from './corrections';
import { ReadingHistory } from './ReadingHistory';
import { ReadingSaveConflict } from './ReadingSaveConflict';

/** Puts a reading back that was marked as entered in error by mistake, for a reason. */
export function RestoreReadingDialog({
  reading,
  newest,
  patient,
  onClose,
}: {
  reading: Reading;
  newest: Reading | undefined;
  patient: Patient;
  onClose: () => void;
}) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const units = useUnits();
  const [before, setBefore] = useState(reading);
  const draft = useReasonDraft(`restoration ${patient.id} ${reading.id} ${reading.version}`);
  const said = valueText(before.measure, before.value, before.diastolic, intl, units);
  const transition = useTransition({
    reason: { label: 'readings.reason', hint: 'readings.reasonHint', draft },
    onSend: (reason) => dispatch(restoreReading({ reading: before, reason, quiet: true })),
    done: { message: 'readings.restored', values: { value: said } },
    onClose,
  });
  const newer = newest?.version === before.version ? undefined : newest;
  return (
    <TransitionFrame
      action="readings.write"
      transition={transition}
      title={<T id="readings.restore" />}
      confirmLabel={<T id="readings.restore" />}
      refusal={
        <ReadingSaveConflict
          ways={transition.conflictWith(newer && (() => setBefore(newer)))}
          newest={newer}
          isPossible={newer?.enteredInError !== undefined}
        />
      }
    >
      <p>
        <T id="readings.restoreLead" values={{ value: <strong key="value">{said}</strong> }} />
      </p>
      <ReadingHistory reading={before} timeZone={patient.ext.timeZone} units={units} />
    </TransitionFrame>
  );
}
