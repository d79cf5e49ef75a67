import { useMemo } from 'react';
import { canBeGiven } from '@/domain/education/transitions';
import type { EnrolmentFacts } from '@/domain/enrolment/enrolmentProblems';
import { isTimeZone, patientDay } from '@/domain/patientDay';
import { termsInForce } from '@/domain/settings/terms';
import { articles } from '@/features/education/slice';
import { fluidPlans } from '@/features/fluidPlans/slice';
import { medicines } from '@/features/medicines/slice';
import { questionnaires } from '@/features/questioners/slice';
import { terms, useSetting } from '@/features/settings/slice';
import { categories } from '@/features/userCategories/slice';
import { useNow } from '@/shared/store/clock';
import { useEntities } from '@/shared/store/useEntities';

/** Everything a registration chooses from, and is judged against. */
export function useEnrolmentFacts() {
  const lists = {
    categories: useEntities(categories),
    plans: useEntities(fluidPlans),
    medicines: useEntities(medicines),
    questionnaires: useEntities(questionnaires),
    articles: useEntities(articles),
    terms: useEntities(terms),
  };
  const house = useSetting('general');
  const now = useNow();
  const all = Object.values(lists);
  const failed = all.find(({ status, rows }) => status === 'failed' && rows.length === 0);
  const isReady = all.every(({ status, rows }) => status === 'ready' || rows.length > 0);
  const timeZone = house?.timeZone;
  const choices = useMemo(
    () => ({
      categories: lists.categories.rows.filter(({ archived }) => !archived),
      plans: lists.plans.rows.filter(({ status }) => status === 'active'),
      medicines: lists.medicines.rows.filter(({ active }) => active),
      questionnaires: lists.questionnaires.rows.filter((one) => one.revision > 0 && one.status !== 'retired'),
      articles: lists.articles.rows.filter(canBeGiven),
    }),
    [
      lists.categories.rows,
      lists.plans.rows,
      lists.medicines.rows,
      lists.questionnaires.rows,
      lists.articles.rows,
    ],
  );
  const zone = timeZone !== undefined && isTimeZone(timeZone) ? timeZone : 'UTC';
  const inForce = termsInForce(lists.terms.rows, patientDay(now, { timeZone: zone }));
  const facts = useMemo<Omit<EnrolmentFacts, 'duplicates'>>(
    () => ({
      now,
      categories: new Set(choices.categories.map(({ code }) => code)),
      plans: new Map(choices.plans.map((one) => [one.id, one])),
      medicines: new Map(choices.medicines.map((one) => [one.id, one])),
      questionnaires: new Set(choices.questionnaires.map(({ id }) => id)),
      articles: new Set(choices.articles.map(({ id }) => id)),
      terms: inForce,
    }),
    [now, choices, inForce],
  );
  return {
    facts,
    choices,
    terms: inForce,
    language: house?.locale ?? 'en',
    status: isReady ? ('ready' as const) : failed ? ('failed' as const) : ('loading' as const),
    error: failed?.error ?? null,
    reload: () => {
      for (const { status, reload } of all) if (status === 'failed') reload();
    },
  };
}
export type Facts = ReturnType<typeof useEnrolmentFacts>;
