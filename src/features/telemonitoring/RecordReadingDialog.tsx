import { useState } from 'react';
import type { Measure } from '@/domain/measure';
import type { Patient } from '@/domain/patient';
import type { PatientSummary } from '@/domain/summary';
import { newId } from '@/shared/api/newId';
import { RecordForm } from './RecordForm';

/**
 * The dialog that records a reading, open while `record` names a measure. Each opening is a new entry with ids of its
 * own; they stay the same however often that entry is sent.
 */
export function RecordReadingDialog({
  record,
  patient,
  summary,
  onClose,
}: {
  record: Measure | null;
  patient: Patient;
  summary: PatientSummary | undefined;
  onClose: () => void;
}) {
  const [opening, setOpening] = useState({
    count: 0,
    measure: record,
    ids: { main: newId(), pulse: newId() },
  });
  const isOpen = record !== null;
  if (isOpen && opening.measure === null) {
    setOpening({ count: opening.count + 1, measure: record, ids: { main: newId(), pulse: newId() } });
  }
  if (!isOpen && opening.measure !== null) setOpening({ ...opening, measure: null });
  if (opening.count === 0 && !isOpen) return null;
  return (
    <RecordForm
      key={opening.count}
      isOpen={isOpen}
      measure={record ?? 'bloodPressure'}
      patient={patient}
      summary={summary}
      ids={opening.ids}
      onClose={onClose}
    />
  );
}
