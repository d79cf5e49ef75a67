import type {
  ArticleBody,
  Article,
  ArticleAssignmentBody,
  ArticleAssignment,
} from '@/domain/education/article';
import { lazyResource } from '@/shared/api/resource';
import { createRecordSlice } from '@/shared/store/recordSlice';
import { createOwnedSlice } from '@/shared/store/ownedSlice';

const resources = () => import('./resources');

/** Posts of therapeutic education, the newest change first. */
export const articles = createRecordSlice<Article, ArticleBody>(
  'articles',
  lazyResource(async () => (await resources()).articleResource),
  { sort: (a, b) => b.updatedAt.localeCompare(a.updatedAt) || a.id.localeCompare(b.id) },
);

/** What patients were given to read, the newest first. */
export const articleAssignments = createOwnedSlice<ArticleAssignment, ArticleAssignmentBody>(
  'articleAssignments',
  lazyResource(async () => (await resources()).assignmentResource),
  { sort: (a, b) => b.assignedAt.localeCompare(a.assignedAt) || a.id.localeCompare(b.id) },
);
