import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { categories } from '@/features/userCategories/slice';
import { useWording } from '@/shared/i18n/wording/wording';
import { useNameOf } from '@/shared/people/names';
import type { TableWords } from './alertText';

/** The reader's language, units and names for alerts as a table. */
export function useTableWords(): TableWords {
  const intl = useIntl();
  const wording = useWording();
  const nameOf = useNameOf();
  const known = useSelector(categories.selectAll);
  return {
    intl,
    wording,
    nameOf,
    categoryName: (code) => known.find((one) => one.code === code)?.name ?? code,
  };
}
