import { Worklist } from '@/features/patients/worklist/Worklist';
import type { GivingDialogs } from '@/features/patients/worklist/WorklistTasks';
import { lazyWithMessages } from '@/shared/i18n/lazyWithMessages';

/** Bulk actions of other features on patients of the list; each is loaded on first use. */
const givingDialogs: GivingDialogs = {
  questionnaire: lazyWithMessages(
    ['cohort', 'shared', 'questionnaires'],
    async () => (await import('@/features/questioners/record/GiveManyDialog')).GiveManyDialog,
  ),
  post: lazyWithMessages(
    ['cohort', 'shared', 'education'],
    async () => (await import('@/features/education/assign/GiveManyDialog')).GiveManyDialog,
  ),
  plan: lazyWithMessages(
    ['cohort', 'shared', 'formula', 'fluidPlans'],
    async () => (await import('@/features/fluidPlans/many/GiveManyDialog')).GiveManyDialog,
  ),
  category: lazyWithMessages(
    ['cohort', 'categories'],
    async () => (await import('@/features/userCategories/move/MoveChosenDialog')).MoveChosenDialog,
  ),
};

/** The worklist with the actions of other features. */
export default function PatientListPage() {
  return <Worklist giving={givingDialogs} />;
}
