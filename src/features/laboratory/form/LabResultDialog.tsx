import { useState } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { useSelector } from 'react-redux';
import { analyteSchema } from '@/domain/laboratory/analytes';
import type { LabResult } from '@/domain/laboratory/labResult';
import { fullName, type Patient } from '@/domain/patients/patient';
import { FUTURE_TOLERANCE_MINUTES } from '@/domain/readings/plausibility';
import type { MessageId } from '@/locales';
import { RecordDialog } from '@/session/drafts/RecordDialog';
import { useRecordForm } from '@/session/drafts/useRecordForm';
import { useProblemList } from '@/shared/forms/problemList';
import { useFormats } from '@/shared/i18n/format';
import { T, useT } from '@/shared/i18n/text';
import { analyteWord } from '@/shared/i18n/wording/analyteWording';
import { SaveConflict } from '@/shared/record/SaveConflict';
import { now } from '@/shared/store/clock';

import { labResults } from '../slice';
import {
  labBodyFrom,
  labEntriesOf,
  labFieldOf,
  labResolver,
  type SameSample,
  labLimits,
  type LabEntries,
} from './labEntries';
import { LabResultFields } from './LabResultFields';

const labels: Readonly<Record<string, MessageId>> = {
  analyte: 'laboratory.analyte',
  at: 'laboratory.sampledAt',
  value: 'laboratory.value',
  unit: 'laboratory.unit',
  low: 'laboratory.rangeLow',
  high: 'laboratory.rangeHigh',
  status: 'laboratory.status',
  laboratory: 'laboratory.laboratory',
  note: 'laboratory.note',
  reason: 'laboratory.reason',
};

/** The figures that the problems of an entry name: what can be recorded of its analyte, in its unit. */
function useEntryLimits(control: Control<LabEntries>): Record<string, number> {
  const { analyte, unit = '' } = useWatch({ control });
  const known = analyteSchema.safeParse(analyte).data;
  return { minutes: FUTURE_TOLERANCE_MINUTES, ...(known && labLimits(known, unit)) };
}

/**
 * Enters a result or corrects one. Mounted while it is open.
 * @param result null for a new one
 * @param sample what the result before it said of the sample
 * @param onFurther a further one of the same sample is wanted
 */
export function LabResultDialog({
  patient,
  result,
  sample,
  onFurther,
  onClose,
}: {
  patient: Patient;
  result: LabResult | null;
  sample?: SameSample | undefined;
  onFurther?: (sample: SameSample) => void;
  onClose: () => void;
}) {
  const t = useT();
  const { day } = useFormats();
  const [isFurther, setFurther] = useState(sample !== undefined);
  const { timeZone } = patient.ext;
  const facts = () => ({ now: now(), dateOfbirth: patient.dateOfbirth, timeZone });
  const record = useRecordForm({
    key: `laboratory ${patient.id} ${result?.id ?? 'new'}`,
    opened: result,
    toForm: (before: LabResult | null, id) => labEntriesOf(before, id, sample),
    resolver: (before) => labResolver(facts, patient.id, before),
    toBody: (entries, before) => labBodyFrom(entries, patient.id, before),
    save: (body, before) => labResults.store({ body, version: before?.version, quiet: true }),
    fieldOf: labFieldOf,
    notice: (_, { analyte }) => ({
      message: 'laboratory.saved',
      values: { analyte: t(analyteWord[analyte]) },
    }),
    onSaved: (_, { at, laboratory = '', status }) => {
      if (isFurther) onFurther?.({ at, laboratory, status });
    },
    onClose,
  });
  const { form } = record;
  const limits = useEntryLimits(form.control);
  const problems = useProblemList(form.formState.errors, labels, limits);
  const newer = useSelector((state: Record<string, unknown>) =>
    labResults.selectById(state, result?.id ?? ''),
  );
  return (
    <RecordDialog
      action="findings.write"
      size="lg"
      title={
        <>
          <T id={result ? 'laboratory.correctOne' : 'laboratory.enter'} /> · <bdi>{fullName(patient)}</bdi>,{' '}
          {day(patient.dateOfbirth)}
        </>
      }
      record={record}
      problems={problems}
      onSend={record.send}
    >
      <LabResultFields form={form} isStored={result !== null} timeZone={timeZone} limits={limits} />
      {onFurther && (
        <div className="form-check mt-3">
          <input
            type="checkbox"
            id="lab-further"
            className="form-check-input"
            checked={isFurther}
            onChange={(event) => setFurther(event.target.checked)}
          />
          <label className="form-check-label" htmlFor="lab-further">
            <T id="laboratory.further" />
          </label>
        </div>
      )}
      <SaveConflict
        {...record.conflictWith(newer)}
        stored={newer && { by: newer.recordedBy, at: newer.updatedAt, reason: newer.reason }}
      />
    </RecordDialog>
  );
}
