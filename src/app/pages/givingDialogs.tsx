import { lazy, type ComponentType } from 'react';
import type { GivingDialogs } from '@/features/patients/worklist/WorklistTasks';
import type { CohortTask } from '@/shared/cohort/cohortTask';
import { WithAllMessages } from '@/shared/i18n/LocaleProvider';

/** The dialog, rendered once its code and messages are loaded. */
function later(load: () => Promise<ComponentType<CohortTask>>): ComponentType<CohortTask> {
  const Content = lazy(async () => ({ default: await load() }));
  return (task) => (
    <WithAllMessages fallback={null}>
      <Content {...task} />
    </WithAllMessages>
  );
}

/** Bulk actions of other features on patients of the list; each is loaded on first use. */
export const givingDialogs: GivingDialogs = {
  questionnaire: later(
    async () => (await import('@/features/questioners/record/GiveManyDialog')).GiveManyDialog,
  ),
  post: later(async () => (await import('@/features/education/assign/GiveManyDialog')).GiveManyDialog),
  plan: later(async () => (await import('@/features/fluidPlans/many/GiveManyDialog')).GiveManyDialog),
  category: later(
    async () => (await import('@/features/userCategories/move/MoveChosenDialog')).MoveChosenDialog,
  ),
};
