import { statusOn } from '@/domain/fluid/assignmentDays';
import type { FluidAssignment } from '@/domain/fluid/assignment';
import {
  planStatuses,
  type FluidDirection,
  type FluidPlan,
  type FluidSlot,
  type PlanStatus,
} from '@/domain/fluid/plan';
import { fold } from '@/domain/fold';

export const sortKeys = ['status', 'name', 'direction', 'slots', 'used', 'updated'] as const;
export type SortKey = (typeof sortKeys)[number];

export interface PlanFilters {
  q: string;
  status: PlanStatus | '';
  direction: FluidDirection | '';
  category: string;
}

/** How many patients have a plan: null where that could not be fetched, undefined until the answer is there. */
export type Users = number | null | undefined;

export interface PlanRow {
  plan: FluidPlan;
  used: Users;
}

export const slotCount = (slot: FluidSlot): number => (slot.by === 'count' ? slot.count : slot.slots.length);

/** How many patients have each plan on a day; who has paused it, has it. */
export function usersOf(assignments: readonly FluidAssignment[], today: string): Map<string, number> {
  const users = new Map<string, Set<string>>();
  for (const assignment of assignments) {
    const status = statusOn(assignment, today);
    if (status !== 'active' && status !== 'paused') continue;
    const known = users.get(assignment.plan) ?? new Set();
    users.set(assignment.plan, known.add(assignment.patient));
  }
  return new Map([...users].map(([plan, patients]) => [plan, patients.size]));
}

const statusRank = ({ plan }: PlanRow): number => ['active', 'draft', 'archived'].indexOf(plan.status);

function compare(a: PlanRow, b: PlanRow, key: SortKey): number {
  switch (key) {
    case 'status':
      return statusRank(a) - statusRank(b);
    case 'direction':
      return a.plan.direction.localeCompare(b.plan.direction);
    case 'slots':
      return slotCount(a.plan.fluidSlot) - slotCount(b.plan.fluidSlot);
    case 'used':
      return (b.used ?? 0) - (a.used ?? 0);
    case 'updated':
      return b.plan.updatedAt.localeCompare(a.plan.updatedAt);
    case 'name':
      return a.plan.name.localeCompare(b.plan.name);
  }
}

/** Plans in the order asked for; ties with those in use first, then by name. */
export function sortPlans(rows: readonly PlanRow[], key: SortKey, descending: boolean): PlanRow[] {
  const sign = descending ? -1 : 1;
  return rows.toSorted(
    (a, b) =>
      sign * compare(a, b, key) ||
      compare(a, b, 'status') ||
      compare(a, b, 'name') ||
      a.plan.id.localeCompare(b.plan.id),
  );
}

/** Plans that satisfy every filter. A plan without a category is everybody's, and found under each. */
export function filterPlans(
  rows: readonly PlanRow[],
  { q, status, direction, category }: PlanFilters,
): PlanRow[] {
  const words = fold(q).split(/\s+/).filter(Boolean);
  return rows.filter(({ plan }) => {
    const haystack = fold(`${plan.name} ${plan.description ?? ''}`);
    return (
      (status === '' || plan.status === status) &&
      (direction === '' || plan.direction === direction) &&
      (category === '' || plan.category === undefined || plan.category === category) &&
      words.every((word) => haystack.includes(word))
    );
  });
}

/** How many plans stand how. */
export function countStatuses(plans: readonly FluidPlan[]): Record<PlanStatus, number> {
  const of = (status: PlanStatus) => plans.filter((plan) => plan.status === status).length;
  return Object.fromEntries(planStatuses.map((status) => [status, of(status)])) as Record<PlanStatus, number>;
}
