import type { RuleBody, ThresholdBody } from '@/domain/rules/alertRule';
import { parseBody } from '../../http/bodies';
import { Refused } from '../../contract';
import { listQueryOf } from '../../http/queries';
import { admins, type CareRoute, everyone, one, parameter, type Role, versionOf } from '../../http/routing';

// What a rule may say is known to few sessions: it comes when one is sent.
const drafts = {
  rules: async (body: unknown): Promise<RuleBody> =>
    parseBody((await import('@/domain/rules/ruleDraft')).ruleDraftSchema, body),
  thresholds: async (body: unknown): Promise<ThresholdBody> =>
    parseBody((await import('@/domain/rules/ruleDraft')).thresholdDraftSchema, body),
};

function writes(kind: 'rules' | 'thresholds', writers: readonly Role[]): CareRoute[] {
  return [
    {
      method: 'post',
      path: `/${kind}`,
      roles: writers,
      answer: async (repository, { body, actor }) =>
        one(await repository.create(kind, await drafts[kind](body), actor), 201),
    },
    {
      method: 'put',
      path: `/${kind}/{id}`,
      roles: writers,
      answer: async (repository, request) => {
        const [id, ifMatch] = [parameter(request, 'id'), versionOf(request)];
        const draft = await drafts[kind](request.body);
        if (draft.id !== id) throw new Refused(400, 'errors.badRequest');
        return one(await repository.update(kind, id, draft, ifMatch, request.actor));
      },
    },
    {
      method: 'delete',
      path: `/${kind}/{id}`,
      roles: writers,
      answer: async (repository, request) => {
        await repository.remove(kind, parameter(request, 'id'), versionOf(request), request.actor);
        return { status: 204 };
      },
    },
  ];
}

/** What a rule that is thought about would have raised lately, part by part. */
const simulation: CareRoute = {
  method: 'post',
  path: '/rules/simulation',
  roles: admins,
  answer: async (repository, { body, query, signal }) => {
    const { cursor, limit } = listQueryOf(query);
    const part = { ...(cursor !== undefined && { cursor }), ...(limit !== undefined && { limit }) };
    return { status: 200, data: await repository.simulate(await drafts.rules(body), part, signal) };
  },
};

/** Writing rules and thresholds. Whose threshold a user may write is decided where it is stored. */
export const ruleRoutes: readonly CareRoute[] = [
  ...writes('rules', admins),
  ...writes('thresholds', everyone),
  simulation,
];
