import type { Listed } from './listed';
import * as z from 'zod/mini';
import { alertRuleSchema, thresholdSchema } from '@/domain/rules/alertRule';
import { entityFields } from '@/domain/entity';
import { createResource } from '@/shared/api/resource';
const listed = <T>(schema: z.ZodMiniType<T>) =>
  z.pipe(
    z.looseObject(entityFields),
    z.transform((sent): Listed<T> => {
      const { id, version, updatedAt } = sent;
      const read = schema.safeParse(sent);
      return { id, version, updatedAt, value: read.success ? read.data : null };
    }),
  );

export const ruleResource = createResource('/rules', listed(alertRuleSchema));
export const thresholdResource = createResource('/thresholds', listed(thresholdSchema));
