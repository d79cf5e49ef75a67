import type { AlertRule, Threshold } from '@/domain/alertRule';
import type { Entity } from '@/domain/entity';
import type { Resource } from '@/shared/api/resource';
import { createEntitySlice } from '@/shared/store/entitySlice';

/** A record as it was listed. What this program cannot read of a newer server's stays in sight, as null. */
export interface Listed<T> extends Entity {
  value: T | null;
}

/** Few sessions look at rules: what reads them comes when it is wanted. */
const lazily = <T extends Entity>(load: () => Promise<Resource<T>>): Resource<T> => ({
  list: async (query, signal) => (await load()).list(query, signal),
  get: async (id, signal) => (await load()).get(id, signal),
  create: async (draft) => (await load()).create(draft),
  update: async (record) => (await load()).update(record),
  remove: async (record) => (await load()).remove(record),
});

/** The alert rules of the clinic. */
export const rules = createEntitySlice<Listed<AlertRule>, object>(
  'rules',
  lazily(async () => (await import('./resources')).ruleResource),
);

/** Other figures of a rule for a patient, a category or a pathology. */
export const thresholds = createEntitySlice<Listed<Threshold>, object>(
  'thresholds',
  lazily(async () => (await import('./resources')).thresholdResource),
);
