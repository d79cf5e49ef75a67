import { categoryMovedSchema, type CategoryMoved } from '@/domain/category/moving';
import { care } from '@/shared/api/http';
import { parseAnswer } from '@/shared/api/resource';
import { createAppThunk } from '@/shared/store/appThunk';
import { announceChange } from '@/shared/store/announceChange';
import type { PatientMove } from './slice';

/** Failures are shown where the action was taken. */
interface Quiet {
  quiet: true;
}

/** How many patients go at a time: few enough to be stopped in between. */
export const AT_ONCE = 20;

/** Moves a few patients. What became of them comes back; the lists that show them follow. */
export const movePatients = createAppThunk<CategoryMoved, Quiet & PatientMove>(
  'categories/move',
  async ({ from, to, patients }, { dispatch }) => {
    const outcome = parseAnswer(
      await care.post(`/categories/${encodeURIComponent(from)}/move`, { to, patients }),
      categoryMovedSchema,
    );
    if (outcome.moved.length > 0) announceChange(dispatch, { patients: outcome.moved });
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
