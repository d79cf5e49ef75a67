import { useIntl } from 'react-intl';
import { useUnits } from '@/shared/i18n/DisplayUnits';
import { useWording } from '@/shared/i18n/wording/wording';
import type { WorklistWords } from './worklistText';
import { useCategoryName } from './columns/useColumns';

/** The reader's language and units for exporting the list. */
export function useWorklistWords(): WorklistWords {
  const intl = useIntl();
  const units = useUnits();
  const { unit, reason } = useWording();
  return { intl, units, unitName: unit, reason, categoryName: useCategoryName() };
}
