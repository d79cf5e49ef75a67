import { userCategorySchema, type UserCategory } from '@/domain/userCategory';
import { createResource } from '@/shared/api/resource';
import { createEntitySlice } from '@/shared/store/entitySlice';

export const categories = createEntitySlice<UserCategory, object>(
  'categories',
  createResource('/categories', userCategorySchema),
  { sort: (a, b) => a.name.localeCompare(b.name) },
);
