import { userCategorySchema, type UserCategory, type CategoryBody } from '@/domain/category/userCategory';
import { createResource } from '@/shared/api/resource';
import { createAction } from '@/shared/store/actions';
import { createRecordSlice } from '@/shared/store/recordSlice';

/** The user categories of the clinic, by name. */
export const categories = createRecordSlice<UserCategory, CategoryBody>(
  'categories',
  createResource('/categories', userCategorySchema),
  { sort: (a, b) => a.name.localeCompare(b.name) },
);

/** Somebody wants a category as it was before, which a toast offers. */
export const categoryWanted = createAction<{ body: CategoryBody; version: string }>('categories/wanted');

/** Patients are to go to another category. */
export interface PatientMove {
  /** Ids of categories. */
  from: string;
  to: string;
  patients: readonly string[];
}
/** Somebody wants patients back where they were, which a toast offers. */
export const moveBackWanted = createAction<PatientMove>('categories/moveBackWanted');
