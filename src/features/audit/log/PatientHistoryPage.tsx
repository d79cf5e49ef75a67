import { useMemo, useState } from 'react';
import { useOutletContext } from 'react-router-dom';
import type { Patient } from '@/domain/patients/patient';
import { T, useT } from '@/shared/i18n/text';
import { AuditLog } from './AuditLog';
import { ImportList } from '../imports/ImportList';
import type { AuditFilter } from '../slice';

/** What was done about one patient, by whom and when. */
export default function PatientHistoryPage() {
  const t = useT();
  const { patient } = useOutletContext<{ patient: Patient }>();
  const filter = useMemo((): AuditFilter => ({ patient: patient.id }), [patient.id]);
  const [undone, setUndone] = useState(0);
  return (
    <>
      <p>
        <T id="audit.patientLead" />
      </p>
      <ImportList patient={patient} onUndone={() => setUndone((count) => count + 1)} />
      {/* What was undone stands in the log. */}
      <AuditLog key={undone} filter={filter} caption={t('app.patientHistory')} withPatient={false} />
    </>
  );
}
