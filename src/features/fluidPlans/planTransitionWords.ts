import type { MessageId } from '@/locales';
import type { PlanTransition } from './planParts';

export const planTransitionWords: Record<
  PlanTransition,
  { action: MessageId; title: MessageId; text: MessageId; done: MessageId }
> = {
  activate: {
    action: 'fluidPlans.activate',
    title: 'fluidPlans.activateTitle',
    text: 'fluidPlans.activateText',
    done: 'fluidPlans.activated',
  },
  archive: {
    action: 'fluidPlans.archive',
    title: 'fluidPlans.archiveTitle',
    text: 'fluidPlans.archiveText',
    done: 'fluidPlans.archived',
  },
  delete: {
    action: 'alertRules.delete',
    title: 'fluidPlans.deleteTitle',
    text: 'fluidPlans.deleteText',
    done: 'fluidPlans.deleted',
  },
};
