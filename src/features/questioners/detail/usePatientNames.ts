import { useCallback } from 'react';
import { fullName } from '@/domain/patients/patient';
import { summaries } from '@/features/patients/slice';
import { useT } from '@/shared/i18n/text';
import { useEntities } from '@/shared/store/useEntities';

/** What patients are called; one who is not known goes by the id. */
export function usePatientNames(): (id: string) => string {
  const t = useT();
  const { rows } = useEntities(summaries);
  return useCallback(
    (id) => {
      const row = rows.find((one) => one.id === id);
      return row ? fullName(row) : t('questionerBuilder.unknownPatient');
    },
    [rows, t],
  );
}
