import type { CareRoute } from '../../http/routing';

/** The curves of the dashboard, for the same roles as its other figures. */
export const curveRoutes: readonly CareRoute[] = [
  {
    method: 'get',
    path: '/clinic/curves',
    action: 'clinic.read',
    answer: async (repository) => ({ status: 200, data: await repository.curves() }),
  },
];
