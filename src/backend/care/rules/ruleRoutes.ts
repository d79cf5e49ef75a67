import { parseBody } from '../../http/bodies';
import { listQueryOf } from '../../http/queries';
import type { CareRoute } from '../../http/routing';
import { writes } from '../recordRoutes';

// Few sessions send a rule: its schema comes with the first that does.
const ruleSchema = async () => (await import('@/domain/rules/ruleDraft')).ruleDraftSchema;
const thresholdSchema = async () => (await import('@/domain/rules/ruleDraft')).thresholdDraftSchema;

/** Tells what a draft of a rule would have raised lately, part by part. */
const simulation: CareRoute = {
  method: 'post',
  path: '/rules/simulation',
  action: 'rules.write',
  answer: async (repository, { body, query, signal }) => {
    const { cursor, limit } = listQueryOf(query);
    const part = { ...(cursor !== undefined && { cursor }), ...(limit !== undefined && { limit }) };
    const rule = parseBody(await ruleSchema(), body);
    return { status: 200, data: await repository.simulate(rule, part, signal) };
  },
};

/** Writing rules and thresholds. Whose threshold a user may write is decided where it is stored. */
export const ruleRoutes: readonly CareRoute[] = [
  ...writes('rules', ruleSchema, 'rules.write', 'rules.write'),
  ...writes('thresholds', thresholdSchema, 'limits.write', 'limits.write'),
  simulation,
];
