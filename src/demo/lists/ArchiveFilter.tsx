import { useT } from '@/shared/i18n/text';
import { FilterSelect } from '@/shared/ui/FilterBar';

/** Shows what is current, or the archive. @param onChange told the value of the parameter, '' for what is current */
export function ArchiveFilter({
  inArchive,
  onChange,
}: {
  inArchive: boolean;
  onChange: (show: string) => void;
}) {
  const t = useT();
  return (
    <FilterSelect
      label={t('lists.shown')}
      none={t('lists.current')}
      value={inArchive ? 'archived' : ''}
      onChange={onChange}
    >
      <option value="archived">{t('lists.archived')}</option>
    </FilterSelect>
  );
}
