import { useWatch } from 'react-hook-form';
import { useSelector } from 'react-redux';
import type { Patient } from '@/domain/patients/patient';
import type { Reading } from '@/domain/readings/reading';
import { patients } from '@/features/patients/slice';
import { RecordDialog } from '@/session/drafts/RecordDialog';
import { T, useT } from '@/shared/i18n/text';
import { CorrectionFields } from './CorrectionFields';
import { RestoreReadingDialog } from './RestoreReadingDialog';
import { useCorrection } from './useCorrection';
import { useProblemList } from '../record/useProblemList';

/**
 * Puts right what a stored reading says, takes it out of all figures, or puts back one that was taken out; in any case
 * somebody says why. Mounted while it is open; draws nothing for a patient that is not held.
 */
export function CorrectReadingDialog({ reading, onClose }: { reading: Reading; onClose: () => void }) {
  const patient = useSelector((state: Record<string, unknown>) =>
    patients.selectById(state, reading.patient),
  );
  if (!patient) return null;
  const Opened = reading.enteredInError ? RestoreReadingDialog : OpenCorrection;
  return <Opened reading={reading} patient={patient} onClose={onClose} />;
}

function OpenCorrection(asked: { reading: Reading; patient: Patient; onClose: () => void }) {
  const t = useT();
  const { form, subject, opened, failure, draft, guard, save } = useCorrection(asked);
  const { errors, submitCount } = form.formState;
  const withdraw = useWatch({ control: form.control, name: 'withdraw' });
  const problems = useProblemList(errors, opened.measure, subject.units, form.getValues('dayMark'));
  return (
    <RecordDialog
      title={<T id="readings.correct" />}
      record={{ form, draft, guard }}
      problems={problems}
      confirmLabel={<T id={withdraw ? 'readings.withdraw' : 'readings.saveCorrection'} />}
      tone={withdraw ? 'danger' : 'primary'}
      onSend={save}
    >
      {failure && (
        <div role="alert" className="alert alert-danger">
          {failure.text ?? t(failure.message)}
        </div>
      )}
      <CorrectionFields form={form} subject={subject} reading={opened} asks={submitCount > 0} />
    </RecordDialog>
  );
}
