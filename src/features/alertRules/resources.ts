import * as z from 'zod/mini';
import {
  alertRuleSchema,
  thresholdSchema,
  type RuleBody,
  type ThresholdBody,
} from '@/domain/rules/alertRule';
import { entityFields, type Entity } from '@/domain/entity';
import { createResource, type Resource } from '@/shared/api/resource';

/** A record as it was listed. What this program cannot read of a newer server's stays in sight, as null. */
export interface Listed<T> extends Entity {
  value: T | null;
}

/** Records that are listed also where they cannot be read; what is sent and what answers it is always readable. */
function listedResource<T extends Entity, Body extends { id: string }>(
  path: string,
  schema: z.ZodMiniType<T>,
): Resource<Listed<T>, Body> {
  const listed = ({ id, version, updatedAt }: Entity, value: T | null): Listed<T> => ({
    id,
    version,
    updatedAt,
    value,
  });
  const lenient = z.pipe(
    z.looseObject(entityFields),
    z.transform((sent) => listed(sent, schema.safeParse(sent).data ?? null)),
  );
  const own = createResource<T, Body>(path, schema);
  const written = (stored: T) => listed(stored, stored);
  return {
    ...createResource<Listed<T>, Body>(path, lenient),
    create: async (body) => written(await own.create(body)),
    update: async (body, version) => written(await own.update(body, version)),
  };
}

export const ruleResource = listedResource<z.infer<typeof alertRuleSchema>, RuleBody>(
  '/rules',
  alertRuleSchema,
);
export const thresholdResource = listedResource<z.infer<typeof thresholdSchema>, ThresholdBody>(
  '/thresholds',
  thresholdSchema,
);
