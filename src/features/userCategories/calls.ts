import { categoryMovedSchema, type CategoryMoved } from '@/domain/category/moving';
import { userCategorySchema, type CategoryBody, type UserCategory } from '@/domain/category/userCategory';
import { toAppError } from '@/shared/api/appError';
import { care } from '@/shared/api/http';
import { createRecord, parseAnswer } from '@/shared/api/resource';
import { createAppThunk, type ThunkTools } from '@/shared/store/appThunk';
import { dataChanged } from '@/shared/store/changes';
import { categories, type PatientMove } from './slice';

/** Failures are shown where the action was taken. */
interface Quiet {
  quiet: true;
}

/** So many patients go at a time: few enough to be stopped in between. */
export const AT_ONCE = 20;

const at = (id: string) => `/categories/${encodeURIComponent(id)}`;

/** After a refusal what is stored now is there when the call has failed, if it could be fetched. */
async function orNewer<T>(call: Promise<T>, { dispatch }: Pick<ThunkTools, 'dispatch'>): Promise<T> {
  try {
    return await call;
  } catch (thrown) {
    const { status } = toAppError(thrown);
    if (status === 412 || status === 404 || status === 409) await dispatch(categories.fetchAll());
    throw thrown;
  }
}

/** Stores a category: new without a version. */
export const saveCategory = createAppThunk<
  UserCategory,
  Quiet & { body: CategoryBody; version?: string | undefined }
>('categories/store', async ({ body, version }, tools) => {
  const sent =
    version === undefined
      ? createRecord('/categories', body, userCategorySchema)
      : care
          .put(at(body.id), body, { headers: { 'If-Match': version } })
          .then((answer) => parseAnswer(answer, userCategorySchema));
  const stored = await orNewer(sent, tools);
  tools.dispatch(categories.received([stored]));
  return stored;
});

/** Removes a category that nothing names. */
export const removeCategory = createAppThunk<string, Quiet & { category: UserCategory }>(
  'categories/drop',
  async ({ category: { id, version } }, tools) => {
    await orNewer(care.delete(at(id), { headers: { 'If-Match': version } }), tools);
    await tools.dispatch(categories.fetchAll());
    return id;
  },
);

/** Moves a few patients. What became of them comes back; the lists that show them follow. */
export const movePatients = createAppThunk<CategoryMoved, Quiet & PatientMove>(
  'categories/move',
  async ({ from, to, patients }, { dispatch }) => {
    const outcome = parseAnswer(await care.post(`${at(from)}/move`, { to, patients }), categoryMovedSchema);
    if (outcome.moved.length > 0) dispatch(dataChanged({ patients: outcome.moved }));
    return outcome;
  },
);

/** Moves any number of patients back, some at a time; it ends where it fails. */
export const moveBack = createAppThunk<void, PatientMove>(
  'categories/moveBack',
  async ({ from, to, patients }, { dispatch }) => {
    for (let start = 0; start < patients.length; start += AT_ONCE) {
      const some = patients.slice(start, start + AT_ONCE);
      await dispatch(movePatients({ from, to, patients: some, quiet: true })).unwrap();
    }
  },
);
