import { undoAsked } from '@/features/patients/slice';
import { annotations, annotationWanted } from '@/features/annotations/slice';
import { categories, categoryWanted, moveBackWanted } from '@/features/userCategories/slice';
import type { Listeners } from '@/shared/store/listeners';
import { viewWanted, views } from '@/shared/views/savedViews';

/** Performs the undo offered by a toast, even if the page that offered it is closed. */
export function undoOnRequest({ listen }: Listeners): void {
  listen(undoAsked, async ({ payload }, { dispatch }) => {
    const { undoReview } = await import('@/features/patients/worklist/reviewPatients');
    await dispatch(undoReview(payload));
  });
  listen(viewWanted, ({ payload }, { dispatch }) => dispatch(views.store({ body: payload })));
  listen(categoryWanted, ({ payload }, { dispatch }) => dispatch(categories.store(payload)));
  listen(moveBackWanted, async ({ payload }, { dispatch }) => {
    const { moveBack } = await import('@/features/userCategories/calls');
    await dispatch(moveBack(payload));
  });
  listen(annotationWanted, ({ payload }, { dispatch }) => dispatch(annotations.store({ body: payload })));
}
