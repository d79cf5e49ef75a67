import type { PlanStatus } from '@/domain/fluid/plan';
import { StatusMark } from '@/shared/ui/StatusMark';
import { statusLooks } from '../planParts';

/** How a plan stands. */
export const PlanStatusWord = ({ status }: { status: PlanStatus }) => <StatusMark {...statusLooks[status]} />;
