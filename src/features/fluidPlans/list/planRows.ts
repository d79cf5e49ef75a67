import { statusOn } from '@/domain/fluid/assignmentDays';
import type { FluidAssignment } from '@/domain/fluid/assignment';
import { fluidDirections, planStatuses, type FluidPlan, type FluidSlot } from '@/domain/fluid/plan';
import { defineList, type FiltersOf, type SortKeyOf } from '@/shared/list/defineList';

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

/** The list of fluid plans as its address names it. */
export const planList = defineList({
  filters: { status: planStatuses, direction: fluidDirections, category: 'text' },
  sort: ['status', 'name', 'direction', 'slots', 'used', 'updated'],
  ties: ['status', 'name'],
  defaults: { sort: 'status' },
});

export const planReading = {
  text: ({ plan }: PlanRow): string => `${plan.name} ${plan.description ?? ''}`,

  /** A plan without a category is everybody's, and found under each. */
  matches: ({ plan }: PlanRow, { status, direction, category }: FiltersOf<typeof planList>): boolean =>
    (status === '' || plan.status === status) &&
    (direction === '' || plan.direction === direction) &&
    (category === '' || plan.category === undefined || plan.category === category),

  sortValue: ({ plan, used }: PlanRow, key: SortKeyOf<typeof planList>): string | number | null => {
    switch (key) {
      // Those in use come first.
      case 'status':
        return ['active', 'draft', 'archived'].indexOf(plan.status);
      case 'direction':
        return plan.direction;
      case 'slots':
        return slotCount(plan.fluidSlot);
      // The most first, and the last change first.
      case 'used':
        return typeof used === 'number' ? -used : null;
      case 'updated':
        return -Date.parse(plan.updatedAt);
      case 'name':
        return plan.name;
    }
  },
};
