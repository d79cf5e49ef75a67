import * as z from 'zod/mini';
import { parseBody } from '../../http/bodies';
import { type CareRoute, one, parameter, versionOf } from '../../http/routing';

const exportSchema = z.object({ alerts: z.array(z.string()).check(z.maxLength(100_000)) });

/** Actions on alerts, one or many, the people they can be given to, and the list as a file for administrators. */
export const alertRoutes: readonly CareRoute[] = [
  {
    method: 'post',
    path: '/alerts/{id}/actions',
    action: 'alerts.act',
    answer: async (repository, request) => {
      const ifMatch = versionOf(request);
      const { alertActionSchema } = await import('@/domain/alerts/alertAction');
      const action = parseBody(alertActionSchema, request.body);
      return one(await repository.act(parameter(request, 'id'), action, ifMatch, request.actor));
    },
  },
  {
    method: 'post',
    path: '/alerts/actions',
    action: 'alerts.act',
    answer: async (repository, { body, actor }) => {
      const { bulkActionSchema } = await import('@/domain/alerts/alertBulk');
      const outcomes = await repository.actOnMany(parseBody(bulkActionSchema, body), actor);
      return { status: 200, data: { outcomes } };
    },
  },
  {
    method: 'post',
    path: '/alerts/export',
    action: 'lists.save',
    answer: async (repository, { body, actor }) => ({
      status: 200,
      data: { items: await repository.exportAlerts(parseBody(exportSchema, body).alerts, actor) },
    }),
  },
  {
    method: 'get',
    path: '/colleagues',
    action: 'clinic.read',
    answer: async (repository, { actor }) => ({
      status: 200,
      data: { items: await repository.colleagues(actor) },
    }),
  },
];
