import { useSelector } from 'react-redux';
import type { Threshold } from '@/domain/rules/alertRule';
import { fullName, pathologies } from '@/domain/patients/patient';
import { summaries } from '@/features/patients/slice';
import { useT } from '@/shared/i18n/text';
import { useCategoryNames } from '../useCategoryNames';

/** The name of the patient, category or pathology that a threshold is for. */
export function useBearerName(): (threshold: Pick<Threshold, 'scope' | 'key'>) => string {
  const t = useT();
  const categories = useCategoryNames();
  const { entities } = useSelector(summaries.selectSlice);
  return ({ scope, key }) => {
    if (scope === 'category') return categories[key] ?? key;
    if (scope === 'pathology') {
      const known = pathologies.find((one) => one === key);
      return known ? t(`worklist.${known}`) : key;
    }
    const patient = entities[key];
    return patient ? fullName(patient) : t('alerts.unknownPatient');
  };
}
