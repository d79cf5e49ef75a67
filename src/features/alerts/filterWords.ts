import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { categories } from '@/features/userCategories/slice';
import type { MessageId } from '@/locales';
import { alertStatusWord } from '@/shared/i18n/wording/alertWording';
import { measureWord } from '@/shared/i18n/wording/measureWording';
import { useT } from '@/shared/i18n/text';
import { useNameOf } from '@/shared/people/names';
import type { Chip } from '@/shared/ui/FilterChips';
import { severityWord } from '@/shared/ui/patient/SeverityBadge';
import type { Age, AlertFilters, Attention } from './alertRows';
import { filterKeys } from './useAlertQuery';

type Say = ReturnType<typeof useT>;
const DAY_HOURS = 24;

/** The text of the age filter. */
export function ageText(age: Age, t: Say): string {
  const hours = Number(age);
  return hours < DAY_HOURS
    ? t('alerts.olderHours', { hours })
    : t('alerts.olderDays', { days: hours / DAY_HOURS });
}

export const attentionWord: Record<Attention, MessageId> = {
  escalated: 'alerts.escalated',
  brought: 'alerts.broughtToMe',
  unclosed: 'alerts.unclosed',
};

/** The text of the owner filter. @param nameOf the name of a person, by user name */
export function ownerText(owner: string, t: Say, nameOf: (username: string) => string): string {
  if (owner === 'me') return t('alerts.mine');
  return owner === 'none' ? t('alerts.nobody') : nameOf(owner);
}

/** The filters in use as chips. */
export function useFilterChips(filters: AlertFilters): Chip[] {
  const t = useT();
  const nameOf = useNameOf();
  const known = useSelector(categories.selectAll);
  return useMemo(() => {
    const { severity, status, measure, category, age, attention } = filters;
    const words: Record<(typeof filterKeys)[number], () => [MessageId, string]> = {
      q: () => ['alerts.searched', filters.q],
      severity: () => ['alerts.severity', severity === '' ? '' : t(severityWord(severity))],
      status: () => ['alerts.status', status === '' ? '' : t(alertStatusWord[status])],
      measure: () => ['alerts.measure', measure === '' ? '' : t(measureWord[measure])],
      category: () => ['worklist.category', known.find(({ code }) => code === category)?.name ?? category],
      owner: () => ['alerts.columnOwner', ownerText(filters.owner, t, nameOf)],
      age: () => ['alerts.age', age === '' ? '' : ageText(age, t)],
      attention: () => ['alerts.attention', attention === '' ? '' : t(attentionWord[attention])],
    };
    return filterKeys
      .filter((key) => filters[key] !== '')
      .map((key) => {
        const [filter, value] = words[key]();
        return { key, label: t('alerts.filterIs', { filter: t(filter), value }) };
      });
  }, [filters, known, t, nameOf]);
}
