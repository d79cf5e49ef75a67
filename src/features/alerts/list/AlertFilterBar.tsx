import { useState, type ReactNode, type RefObject } from 'react';
import { useSelector } from 'react-redux';
import { alertMeasures, alertStatuses } from '@/domain/alerts/alert';
import { severities } from '@/domain/alerts/severity';
import { categories } from '@/features/userCategories/slice';
import { alertStatusWord } from '@/shared/i18n/wording/alertWording';
import { measureWord } from '@/shared/i18n/wording/measureWording';
import { T, useT } from '@/shared/i18n/text';
import { useNameOf } from '@/shared/people/names';
import { FilterBar, FilterSelect } from '@/shared/ui/FilterBar';
import { severityWord } from '@/shared/ui/patient/SeverityBadge';
import { ages, attentions, countChoices, type AlertFilters, type AlertRow, type Asked } from '../alertRows';
import { ageText, attentionWord, ownerText } from '../filterWords';
import type { FilterKey, QueryChange } from '../useAlertQuery';

const further: readonly FilterKey[] = ['measure', 'category', 'age', 'attention'];

/** Search and filters; filters with few values show the number of alerts for each. */
export function AlertFilterBar({
  rows,
  filters,
  asked,
  shown,
  box,
  onSearch,
  onChange,
  children,
}: {
  rows: readonly AlertRow[];
  filters: AlertFilters;
  asked: Asked;
  /** How many match; undefined while nobody knows. */
  shown: number | undefined;
  box: RefObject<HTMLInputElement | null>;
  onSearch: (text: string) => void;
  onChange: (change: QueryChange) => void;
  /** Further controls of the list. */
  children?: ReactNode;
}) {
  const t = useT();
  const [isWide, setWide] = useState(() => further.some((key) => filters[key] !== ''));
  const choices = <Value extends string>(
    key: 'severity' | 'status' | 'measure',
    values: readonly Value[],
    word: (value: Value) => string,
  ) => {
    const counts = countChoices(rows, filters, key, asked) as Map<string, number>;
    return values
      .filter((value) => counts.has(value) || filters[key] === value)
      .map((value) => (
        <option key={value} value={value}>
          {t('common.option', { label: word(value), count: counts.get(value) ?? 0 })}
        </option>
      ));
  };
  const select = (key: FilterKey, label: string, options: ReactNode) => (
    <FilterSelect label={label} value={filters[key]} onChange={(value) => onChange({ [key]: value })}>
      {options}
    </FilterSelect>
  );

  return (
    <FilterBar
      label={t('alerts.filters')}
      search={t('alerts.search')}
      hint={t('alerts.searchHint')}
      text={filters.q}
      onText={onSearch}
      shown={shown !== undefined && <T id="alerts.shown" values={{ count: shown }} />}
      counted={{ asked: filters, count: shown }}
      isFiltered={false}
      onClear={() => undefined}
      box={box}
    >
      {select(
        'severity',
        t('alerts.severity'),
        choices('severity', severities, (severity) => t(severityWord(severity))),
      )}
      {select(
        'status',
        t('alerts.status'),
        choices('status', alertStatuses, (status) => t(alertStatusWord[status])),
      )}
      {select('owner', t('alerts.columnOwner'), <Owners rows={rows} chosen={filters.owner} me={asked.me} />)}
      <button type="button" className="btn btn-quiet" aria-expanded={isWide} onClick={() => setWide(!isWide)}>
        <T id="alerts.moreFilters" />
      </button>
      {isWide && (
        <>
          {select(
            'measure',
            t('alerts.measure'),
            choices('measure', alertMeasures, (measure) => t(measureWord[measure])),
          )}
          {select('category', t('worklist.category'), <Categories />)}
          {select(
            'age',
            t('alerts.age'),
            ages.map((age) => (
              <option key={age} value={age}>
                {ageText(age, t)}
              </option>
            )),
          )}
          {select(
            'attention',
            t('alerts.attention'),
            attentions.map((attention) => (
              <option key={attention} value={attention}>
                {t(attentionWord[attention])}
              </option>
            )),
          )}
        </>
      )}
      {children}
    </FilterBar>
  );
}

/** Owner filter: mine, unassigned, and every owner. */
function Owners({ rows, chosen, me }: { rows: readonly AlertRow[]; chosen: string; me: string }) {
  const t = useT();
  const nameOf = useNameOf();
  const known = new Set(rows.flatMap(({ alert }) => alert.owner ?? []));
  known.delete(me);
  if (chosen !== '') known.add(chosen);
  for (const one of ['me', 'none']) known.delete(one);
  return ['me', 'none', ...[...known].sort()].map((owner) => (
    <option key={owner} value={owner}>
      {ownerText(owner, t, nameOf)}
    </option>
  ));
}

function Categories() {
  const known = useSelector(categories.selectAll);
  return known.map(({ id, code, name }) => (
    <option key={id} value={code}>
      {name}
    </option>
  ));
}
