import { medicineForms, type Medicine } from '@/domain/medicine/medicine';
import { T, useT } from '@/shared/i18n/text';
import { FilterBar, FilterSelect } from '@/shared/ui/FilterBar';
import { categoriesOf, standingOf, medicineStatuses } from './medicineRows';
import type { MedicineQuery, QueryChange } from './useMedicineQuery';

/** Search and filters above the catalogue. */
export function MedicineFilterBar({
  all,
  query,
  search,
  onSearch,
  onChange,
  onClear,
  shown,
}: {
  all: readonly Medicine[];
  query: MedicineQuery;
  search: string;
  onSearch: (text: string) => void;
  onChange: (change: QueryChange) => void;
  onClear: () => void;
  shown: number;
}) {
  const t = useT();
  const { category, form, status } = query;
  const option = (label: string, is: (row: Medicine) => boolean) =>
    t('common.option', { label, count: all.filter(is).length });
  return (
    <FilterBar
      label={t('medicines.filters')}
      search={t('medicines.search')}
      text={search}
      onText={onSearch}
      shown={<T id="medicines.shown" values={{ count: shown }} />}
      isFiltered={[search, category, form, status].some((one) => one !== '')}
      onClear={onClear}
    >
      <FilterSelect
        label={t('medicines.category')}
        value={category}
        onChange={(value) => onChange({ category: value })}
      >
        {categoriesOf(all).map((one) => (
          <option key={one} value={one}>
            {option(one, (row) => row.category === one)}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect label={t('medicines.form')} value={form} onChange={(value) => onChange({ form: value })}>
        {medicineForms.map((one) => (
          <option key={one} value={one}>
            {option(t(`medicines.form_${one}`), (row) => row.form === one)}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect
        label={t('medicines.status')}
        value={status}
        onChange={(value) => onChange({ status: value })}
      >
        {medicineStatuses.map((one) => (
          <option key={one} value={one}>
            {option(t(`medicines.${one}`), (row) => standingOf(row) === one)}
          </option>
        ))}
      </FilterSelect>
    </FilterBar>
  );
}
