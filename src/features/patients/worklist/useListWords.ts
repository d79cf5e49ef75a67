import { useIntl } from 'react-intl';
import { useUnits } from '@/shared/i18n/DisplayUnits';
import { useWording } from '@/shared/i18n/wording';
import type { ListWords } from './listText';
import { useCategoryName } from './useColumns';

/** The words and units in which the list is taken along: those of the reader. */
export function useListWords(): ListWords {
  const intl = useIntl();
  const units = useUnits();
  const { unit, reason } = useWording();
  return { intl, units, unitName: unit, reason, categoryName: useCategoryName() };
}
