import CircleCheck from 'lucide-react/icons/circle-check';
import CircleSlash from 'lucide-react/icons/circle-slash';
import Pencil from 'lucide-react/icons/pencil';
import type { FluidDirection, FluidPlan, PlanBody, PlanStatus } from '@/domain/fluid/plan';
import type { MessageId } from '@/locales';
import { lookTable, type StatusLook } from '@/shared/ui/StatusMark';
import { may, type Role } from '@/domain/access';
import { wordTable } from '@/shared/i18n/unknownWords';

export const statusLooks: Record<PlanStatus, StatusLook> = lookTable({
  active: { icon: CircleCheck, word: 'fluidPlans.statusActive', tone: 'text-success' },
  draft: { icon: Pencil, word: 'alertRules.statusDraft', tone: 'text-info' },
  archived: { icon: CircleSlash, word: 'fluidPlans.statusArchived', tone: 'text-body-secondary' },
});

export const directionWord: Record<FluidDirection, MessageId> = wordTable({
  minimum: 'fluidPlans.minimum',
  maximum: 'fluidPlans.maximum',
  range: 'fluidPlans.range',
});

/** What a plan says, part by part, with the names they go by. `status` and `reason` are told apart from them. */
export const partWords = {
  name: 'alertRules.columnName',
  description: 'alertRules.description',
  direction: 'fluidPlans.direction',
  totalFluidQuantityFormula: 'fluidPlans.formula',
  upperFormula: 'fluidPlans.upperFormula',
  clampMinMl: 'fluidPlans.clampMin',
  clampMaxMl: 'fluidPlans.clampMax',
  stepMl: 'fluidPlans.step',
  dimensions: 'fluidPlans.container',
  quantity: 'fluidPlans.quantity',
  fluidSlot: 'fluidPlans.slots',
  fluidDistribution: 'fluidPlans.distribution',
  quietHours: 'fluidPlans.quietHours',
  dialysisDay: 'fluidPlans.dialysisDay',
  countsFood: 'fluidPlans.countsFood',
  allowedDrinks: 'fluidPlans.allowedDrinks',
  reviewOn: 'fluidPlans.reviewOn',
  contraindications: 'fluidPlans.contraindications',
  category: 'fluidPlans.category',
} as const satisfies Partial<Record<keyof PlanBody, MessageId>>;
export type PlanPart = keyof typeof partWords;
export const planParts = Object.keys(partWords) as PlanPart[];

/** A plan as a form or a call sends it; why it was changed last belongs to that change. */
export function bodyOf({
  version: _version,
  updatedAt: _updatedAt,
  revision: _revision,
  history: _history,
  reason: _reason,
  ...body
}: FluidPlan): PlanBody {
  return body;
}

/** Who may change what a plan says: drafts those who write them, active ones those who publish, archived ones nobody. */
export const mayEdit = ({ status }: Pick<FluidPlan, 'status'>, role: Role | null): boolean =>
  may(role, 'fluidPlans.write') &&
  (status === 'draft' || (status === 'active' && may(role, 'fluidPlans.publish')));

export type PlanTransition = 'activate' | 'archive' | 'delete';

/** What may be done about a plan as a whole. */
export function planTransitionsFor(
  { status }: Pick<FluidPlan, 'status'>,
  role: Role | null,
): PlanTransition[] {
  if (!may(role, 'fluidPlans.publish')) return [];
  if (status === 'draft') return ['activate', 'delete'];
  return status === 'active' ? ['archive'] : [];
}
