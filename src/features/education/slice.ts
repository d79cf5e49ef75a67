import type { Article, ArticleAssignment } from '@/domain/education/article';
import { lazyResource } from '@/shared/api/resource';
import { createEntitySlice } from '@/shared/store/entitySlice';
import { createOwnedSlice } from '@/shared/store/ownedSlice';

const resources = () => import('./resources');

/** Posts of therapeutic education, the newest change first. */
export const articles = createEntitySlice<Article, object>(
  'articles',
  lazyResource(async () => (await resources()).articleResource),
  { sort: (a, b) => b.updatedAt.localeCompare(a.updatedAt) || a.id.localeCompare(b.id) },
);

/** What patients were given to read, the newest first. */
export const articleAssignments = createOwnedSlice<ArticleAssignment>(
  'articleAssignments',
  lazyResource(async () => (await resources()).assignmentResource),
  async () => (await resources()).articleAssignmentSchema,
  (a, b) => b.assignedAt.localeCompare(a.assignedAt) || a.id.localeCompare(b.id),
);
