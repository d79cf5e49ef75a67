import { parseBody } from '../../http/bodies';
import { reads, writes } from '../recordRoutes';
import { type CareRoute, parameter } from '../../http/routing';

// Few sessions write categories: what may be said of one comes with the first.
const categoryBody = async () => (await import('@/domain/category/userCategory')).categoryBodySchema;
const moveBody = async () => (await import('@/domain/category/moving')).categoryMoveSchema;

/** Patients of a category are moved to another. */
const move: CareRoute = {
  method: 'post',
  path: '/categories/{id}/move',
  action: 'categories.write',
  answer: async (repository, request) => {
    const body = parseBody(await moveBody(), request.body);
    const id = parameter(request, 'id');
    return { status: 200, data: await repository.moveCategory(id, body, request.actor, request.signal) };
  },
};

/** User categories (specification 3.3). */
export const categoryRoutes: readonly CareRoute[] = [
  ...reads('categories'),
  ...writes('categories', categoryBody, 'categories.write', 'categories.write'),
  move,
];
