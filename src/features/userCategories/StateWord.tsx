import Archive from 'lucide-react/icons/archive';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { UserCategory } from '@/domain/category/userCategory';
import { T } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { stateOf } from './list/categoryRows';

/** Whether patients can still be put into a category. */
export function StateWord({ category }: { category: Pick<UserCategory, 'archived'> }) {
  const state = stateOf(category);
  return (
    <span
      className={`d-inline-flex gap-1 align-items-center text-nowrap ${state === 'active' ? 'text-success' : 'text-body-secondary'}`}
    >
      <Icon of={state === 'active' ? CircleCheck : Archive} size={16} />
      <T id={`categories.state_${state}`} />
    </span>
  );
}
