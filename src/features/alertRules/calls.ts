import type * as z from 'zod/mini';
import {
  alertRuleSchema,
  thresholdSchema,
  type AlertRule,
  type RuleBody,
  type Threshold,
  type ThresholdBody,
} from '@/domain/rules/alertRule';
import type { Entity } from '@/domain/entity';
import { toAppError } from '@/shared/api/appError';
import { care } from '@/shared/api/http';
import { createRecord, parseAnswer } from '@/shared/api/resource';
import { createAppThunk, type ThunkTools } from '@/shared/store/appThunk';
import { rules, thresholds } from './slice';

/** Failures are shown where the action was taken. */
interface Quiet {
  quiet: true;
}

/** Sends one record: new without a version, otherwise in the place of the version that was read. */
async function send<T extends Entity>(
  path: string,
  body: { id: string },
  version: string | undefined,
  schema: z.ZodMiniType<T>,
): Promise<T> {
  if (version === undefined) return createRecord(path, body, schema);
  const headers = { 'If-Match': version };
  return parseAnswer(await care.put(`${path}/${encodeURIComponent(body.id)}`, body, { headers }), schema);
}

const overtaken = (thrown: unknown): boolean => {
  const { status } = toAppError(thrown);
  return status === 412 || status === 404 || status === 409;
};

/** Stores a rule. After a conflict the newer version is there when this has failed, if it could be fetched. */
export const saveRule = createAppThunk<AlertRule, Quiet & { rule: RuleBody; version?: string }>(
  'rules/store',
  async ({ rule, version }, { dispatch }) => {
    try {
      const stored = await send('/rules', rule, version, alertRuleSchema);
      const { id, updatedAt } = stored;
      dispatch(rules.received([{ id, updatedAt, version: stored.version, value: stored }]));
      return stored;
    } catch (thrown) {
      if (overtaken(thrown)) await dispatch(rules.fetchAll());
      throw thrown;
    }
  },
);

/** Stores other figures of a rule. */
export const saveThreshold = createAppThunk<
  Threshold,
  Quiet & { threshold: ThresholdBody; version?: string }
>('thresholds/store', async ({ threshold, version }, { dispatch }) => {
  try {
    const stored = await send('/thresholds', threshold, version, thresholdSchema);
    const { id, updatedAt } = stored;
    dispatch(thresholds.received([{ id, updatedAt, version: stored.version, value: stored }]));
    return stored;
  } catch (thrown) {
    if (overtaken(thrown)) await dispatch(thresholds.fetchAll());
    throw thrown;
  }
});

/** Removes one record of the version that was read; what is stored then is fetched, whatever came of it. */
async function drop(
  slice: typeof rules | typeof thresholds,
  { id, version }: Entity,
  { dispatch }: Pick<ThunkTools, 'dispatch'>,
): Promise<string> {
  try {
    const path = `/${slice.name}/${encodeURIComponent(id)}`;
    await care.delete(path, { headers: { 'If-Match': version } });
    await dispatch(slice.fetchAll());
    return id;
  } catch (thrown) {
    if (overtaken(thrown)) await dispatch(slice.fetchAll());
    throw thrown;
  }
}

/** Removes a rule; the server retires instead one that alerts name. */
export const removeRule = createAppThunk<string, Quiet & { rule: AlertRule }>(
  'rules/drop',
  ({ rule }, tools) => drop(rules, rule, tools),
);

/** Gives up other figures of a rule. */
export const removeThreshold = createAppThunk<string, Quiet & { threshold: Threshold }>(
  'thresholds/drop',
  ({ threshold }, tools) => drop(thresholds, threshold, tools),
);
