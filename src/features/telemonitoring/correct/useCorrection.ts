import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { isSameValue } from '@/domain/canonical';
import type { Patient } from '@/domain/patients/patient';
import { measuredOf, type Correction, type Reading } from '@/domain/readings/reading';
import { summaries } from '@/features/patients/slice';
import { useRecordForm } from '@/session/drafts/useRecordForm';
import { useUnits } from '@/shared/i18n/DisplayUnits';
import { valueText } from '@/shared/i18n/wording/measureWording';
import { now } from '@/shared/store/clock';
import { correctReading, markEnteredInError } from './corrections';
import { entriesOf, keptEntries } from '../record/readingEntries';
import {
  confirmationOf,
  confirmedEntries,
  questionsOf,
  recordResolver,
  type RecordEntries,
  type RecordSubject,
} from '../record/readingForm';

/** The correction that the entries describe; null if nothing differs (NU11: nothing is sent then). */
function correctionOf(entries: RecordEntries, subject: RecordSubject, stored: Reading): Correction | null {
  const [entry] = confirmedEntries(entries, subject, now());
  if (!entry) return null;
  const { confirmedOutOfRange: _, ...before } = measuredOf(stored);
  const { confirmedOutOfRange: confirmed, ...after } = measuredOf(entry.draft);
  if (isSameValue(before, after)) return null;
  return { ...after, ...(confirmed && { confirmedOutOfRange: true }), reason: entries.reason.trim() };
}

/**
 * The correction or withdrawal of one reading, from opening its dialog to storing it.
 * @returns besides the form `subject`, what is corrected, and `isUnchanged`, whether there was nothing to send
 */
export function useCorrection(reading: Reading, patient: Patient, onClose: () => void) {
  const intl = useIntl();
  const [units] = useState(useUnits());
  const [isUnchanged, setUnchanged] = useState(false);
  const summary = useSelector((state: Record<string, unknown>) => summaries.selectById(state, patient.id));
  const [asked, setAsked] = useState<RecordSubject['asked']>();
  const sent = useRef('');
  const subjectOf = (corrects: Reading): RecordSubject => ({ patient, summary, units, corrects, asked });
  const record = useRecordForm({
    key: `correction ${patient.id} ${reading.id} ${reading.version} in ${Object.values(units).join(' ')}`,
    opened: reading,
    toForm: (before) => entriesOf(before, units),
    resolver: (before) => recordResolver(subjectOf(before), now),
    toBody: (entries, before): Correction | { reason: string } | null => {
      const body = entries.withdraw
        ? { reason: entries.reason.trim() }
        : correctionOf(entries, subjectOf(before), before);
      setUnchanged(body === null);
      sent.current = confirmationOf(entries);
      return body;
    },
    save: (body, before) =>
      'value' in body
        ? correctReading({ reading: before, correction: body, quiet: true })
        : markEnteredInError({ reading: before, reason: body.reason, quiet: true }),
    toFailure(error) {
      const problems = questionsOf(error.fields ?? {}, reading.measure);
      setAsked(problems ? { of: sent.current, problems } : undefined);
      return error;
    },
    fieldOf: (path, entries) => (path in entries ? path : null),
    kept: keptEntries,
    notice: ({ measure, value, diastolic }, body) => ({
      message: 'value' in body ? 'readings.corrected' : 'readings.withdrawn',
      values: { value: valueText(measure, value, diastolic, intl, units) },
    }),
    onClose,
  });
  return { ...record, subject: subjectOf(record.before), isUnchanged };
}
