import { useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { isTimeZone } from '@/domain/patientDay';
import type { Patient } from '@/domain/patients/patient';
import { measuredOf, type Reading } from '@/domain/readings/reading';
import { patients } from '@/features/patients/slice';
import { RecordDialog } from '@/session/drafts/RecordDialog';
import { measureWord, valueText } from '@/shared/i18n/wording/measureWording';
import { usePatientTimes } from '@/shared/i18n/patientTimes';
import { T, useT } from '@/shared/i18n/text';
import { now } from '@/shared/store/clock';
import type { Difference } from '@/shared/record/BothVersions';
import { dayMarkWord, urineWords } from '../period/readingRows';
import { confirmedEntries, type RecordEntries, type RecordSubject } from '../record/readingForm';
import { useProblemList } from '../record/useProblemList';
import { CorrectionFields } from './CorrectionFields';
import { ReadingSaveConflict } from './ReadingSaveConflict';
import { RestoreReadingDialog } from './RestoreReadingDialog';
import { useCorrection } from './useCorrection';

interface Asked {
  /** As it stood when the dialog opened. */
  reading: Reading;
  /** As it is stored now, as far as is known. */
  newest: Reading | undefined;
  onClose: () => void;
}

/**
 * Puts right what a stored reading says, takes it out of all figures, or puts back one that was taken out; in any case
 * somebody says why. Mounted while it is open; draws nothing for a patient that is not held.
 */
export function CorrectReadingDialog(asked: Asked) {
  const { reading } = asked;
  const patient = useSelector((state: Record<string, unknown>) =>
    patients.selectById(state, reading.patient),
  );
  if (!patient) return null;
  const Opened = reading.enteredInError ? RestoreReadingDialog : OpenCorrection;
  return <Opened {...asked} patient={patient} />;
}

function OpenCorrection({ reading, newest, patient, onClose }: Asked & { patient: Patient }) {
  const record = useCorrection(reading, patient, onClose);
  const { form, subject, before } = record;
  const { errors, submitCount } = form.formState;
  const withdraw = useWatch({ control: form.control, name: 'withdraw' });
  const problems = useProblemList(errors, before.measure, subject.units, form.getValues('dayMark'));
  const differencesTo = useDifferences(subject);
  const newer = newest?.version === before.version ? undefined : newest;
  return (
    <RecordDialog
      action="readings.write"
      title={<T id="readings.correct" />}
      record={record}
      problems={problems}
      confirmLabel={<T id={withdraw ? 'readings.withdraw' : 'readings.saveCorrection'} />}
      tone={withdraw ? 'danger' : 'primary'}
      onSend={record.send}
    >
      {record.isUnchanged && (
        <div role="alert" className="alert alert-danger">
          <T id="readings.unchanged" />
        </div>
      )}
      <ReadingSaveConflict
        ways={record.conflictWith(newer)}
        newest={newer}
        isPossible={newer !== undefined && !newer.enteredInError}
        differences={newer && !withdraw ? differencesTo(newer, form.getValues()) : undefined}
      />
      <CorrectionFields form={form} subject={subject} reading={before} asks={submitCount > 0} />
    </RecordDialog>
  );
}

/** What was typed beside what a newer version says, in words. */
function useDifferences(subject: RecordSubject): (newer: Reading, entries: RecordEntries) => Difference[] {
  const t = useT();
  const intl = useIntl();
  const { timeZone } = subject.patient.ext;
  const { moment } = usePatientTimes(isTimeZone(timeZone) ? timeZone : 'UTC');
  return (newer, entries) => {
    const { measure } = newer;
    const said = ({ value, diastolic, at, note = '', dayMark, urine }: ReturnType<typeof measuredOf>) => [
      valueText(measure, value, diastolic, intl, subject.units),
      moment(at),
      note,
      [dayMark && t(dayMarkWord[dayMark]), ...urineWords({ urine }, t)].filter(Boolean).join(' · '),
    ];
    const [entry] = confirmedEntries(entries, subject, now());
    if (!entry) return [];
    const [mine, theirs] = [said(measuredOf(entry.draft)), said(measuredOf(newer))];
    const labels = [
      measureWord[measure],
      'telemonitoring.measuredAt',
      'telemonitoring.note',
      'telemonitoring.remarks',
    ] as const;
    return labels
      .map((label, place) => ({ label: t(label), mine: mine[place] ?? '', theirs: theirs[place] ?? '' }))
      .filter((one) => one.mine !== one.theirs);
  };
}
