import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import { undoAsked, views } from '@/features/patients/slice';
import { annotationWanted, saveAnnotation } from '@/features/telemonitoring/annotations';

/** Takes back what a toast offered to take back; the page that offered it may have gone. */
export function takeBackOnDemand(listeners: ListenerMiddlewareInstance): void {
  listeners.startListening({
    actionCreator: undoAsked,
    effect: async ({ payload }, { dispatch }) => {
      if ('view' in payload) {
        await dispatch(views.save(payload.view));
        return;
      }
      const { undoReview } = await import('@/features/patients/worklist/reviewing');
      await dispatch(undoReview(payload.review));
    },
  });
  listeners.startListening({
    actionCreator: annotationWanted,
    effect: async ({ payload }, { dispatch }) => {
      await dispatch(saveAnnotation({ record: payload }));
    },
  });
}
