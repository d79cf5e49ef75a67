import { useMemo, useState } from 'react';
import { fullName } from '@/domain/patients/patient';
import { lookedThrough } from '@/domain/worklist/worklist';
import type { PatientSummary } from '@/domain/patients/summary';
import { useT } from '@/shared/i18n/text';
import { Combobox } from '@/shared/ui/suggest/Combobox';
import { hasText, matchGroup } from '@/shared/ui/suggest/match';

const OFFERED = 6;

/** Finds one patient by name, number, date of birth or telephone. */
export function PatientChoice({
  rows,
  onChoose,
}: {
  rows: readonly PatientSummary[];
  onChoose: (id: string) => void;
}) {
  const t = useT();
  const [text, setText] = useState('');
  const items = useMemo(
    () =>
      rows.map((row) => ({
        id: row.id,
        title: fullName(row),
        keywords: row.patientId,
        unseen: lookedThrough(row),
      })),
    [rows],
  );
  const isOpen = hasText(text);
  return (
    <Combobox
      className="mb-3"
      label={t('alertRules.findPatient')}
      placeholder={t('alertRules.findPatientHint')}
      text={text}
      onText={setText}
      groups={isOpen ? [matchGroup({ id: 'patients', limit: OFFERED, items }, text)] : []}
      isOpen={isOpen}
      onChoose={({ id }) => {
        onChoose(id);
        setText('');
      }}
      onLeave={() => setText('')}
      renderItem={({ title, keywords }) => (
        <>
          <bdi>{title}</bdi> <span className="text-body-secondary">{keywords}</span>
        </>
      )}
    />
  );
}
