import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import { undoAsked } from '@/features/patients/slice';
import { annotations, annotationWanted } from '@/features/annotations/slice';
import { categories, categoryWanted, moveBackWanted } from '@/features/userCategories/slice';
import { viewWanted, views } from '@/shared/views/savedViews';

/** Performs the undo offered by a toast, even if the page that offered it is closed. */
export function undoOnRequest(listeners: ListenerMiddlewareInstance): void {
  listeners.startListening({
    actionCreator: undoAsked,
    effect: async ({ payload }, { dispatch }) => {
      const { undoReview } = await import('@/features/patients/worklist/reviewPatients');
      await dispatch(undoReview(payload));
    },
  });
  listeners.startListening({
    actionCreator: viewWanted,
    effect: async ({ payload }, { dispatch }) => {
      await dispatch(views.store({ body: payload }));
    },
  });
  listeners.startListening({
    actionCreator: categoryWanted,
    effect: async ({ payload }, { dispatch }) => {
      await dispatch(categories.store(payload));
    },
  });
  listeners.startListening({
    actionCreator: moveBackWanted,
    effect: async ({ payload }, { dispatch }) => {
      const { moveBack } = await import('@/features/userCategories/calls');
      await dispatch(moveBack(payload));
    },
  });
  listeners.startListening({
    actionCreator: annotationWanted,
    effect: async ({ payload }, { dispatch }) => {
      await dispatch(annotations.store({ body: payload }));
    },
  });
}
