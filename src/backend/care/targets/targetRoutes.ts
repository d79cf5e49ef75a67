import { parseBody } from '../../http/bodies';
import { type CareRoute, one, parameter, versionOf } from '../../http/routing';

/** A patient's targets: any user who cares for the patient sets, changes and ends them. */
export const targetRoutes: readonly CareRoute[] = [
  {
    method: 'post',
    path: '/patients/{id}/targets',
    action: 'limits.write',
    answer: async (repository, request) => {
      const ifMatch = versionOf(request);
      const { targetDraftSchema } = await import('@/domain/patients/target');
      const draft = parseBody(targetDraftSchema, request.body);
      return one(await repository.decideTarget(parameter(request, 'id'), draft, ifMatch, request.actor));
    },
  },
];
