import { parseBody } from '../../http/bodies';
import { reads, writes } from '../recordRoutes';
import type { CareRoute } from '../../http/routing';

const articleBody = async () => (await import('@/domain/education/article')).articleBodySchema;
const assignmentBody = async () => (await import('@/domain/education/article')).articleAssignmentBodySchema;

const bulk: CareRoute = {
  method: 'post',
  path: '/articleAssignments/bulk',
  action: 'assignments.write',
  answer: async (repository, { body, actor }) => {
    const { bulkAssignmentSchema } = await import('@/domain/education/cohort');
    const outcomes = await repository.giveToMany(parseBody(bulkAssignmentSchema, body), actor);
    return { status: 200, data: { outcomes } };
  },
};

/** Posts of therapeutic education and what became of them. Who may publish one is decided where it is stored. */
export const educationRoutes: readonly CareRoute[] = [
  ...reads('articles'),
  ...writes('articles', articleBody, 'articles.write', 'articles.publish'),
  ...reads('articleAssignments'),
  bulk,
  ...writes('articleAssignments', assignmentBody, 'assignments.write'),
];
