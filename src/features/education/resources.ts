import { articleAssignmentSchema, articleSchema } from '@/domain/education/article';
import { createResource } from '@/shared/api/resource';

export const articleResource = createResource('/articles', articleSchema);
export const assignmentResource = createResource('/articleAssignments', articleAssignmentSchema);
