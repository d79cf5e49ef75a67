import Archive from 'lucide-react/icons/archive';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { UserCategory } from '@/domain/category/userCategory';
import { StatusMark } from '@/shared/ui/StatusMark';
import { stateOf } from './list/categoryRows';

/** Whether patients can still be put into a category. */
export function StateWord({ category }: { category: Pick<UserCategory, 'archived'> }) {
  const state = stateOf(category);
  const isActive = state === 'active';
  return (
    <StatusMark
      icon={isActive ? CircleCheck : Archive}
      tone={isActive ? 'text-success' : 'text-body-secondary'}
      word={`categories.state_${state}`}
    />
  );
}
