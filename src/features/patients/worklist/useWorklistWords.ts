import { useIntl } from 'react-intl';
import { useUnits } from '@/shared/i18n/DisplayUnits';
import { useWording } from '@/shared/i18n/wording';
import type { WorklistWords } from './worklistText';
import { useCategoryName } from './columns/useColumns';

/** The words and units in which the list is taken along: those of the reader. */
export function useWorklistWords(): WorklistWords {
  const intl = useIntl();
  const units = useUnits();
  const { unit, reason } = useWording();
  return { intl, units, unitName: unit, reason, categoryName: useCategoryName() };
}
