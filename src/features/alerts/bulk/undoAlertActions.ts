import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import type { UnknownAction } from 'redux';
import type { ThunkDispatch } from 'redux-thunk';
import { undoAsked } from '../slice';

/** Takes back what was done to alerts when a toast's offer is taken; the page that offered it may have gone. */
export function undoAlertActionsOnRequest(listeners: ListenerMiddlewareInstance): void {
  listeners.startListening({
    actionCreator: undoAsked,
    effect: async ({ payload }, { dispatch }) => {
      const { undoStep } = await import('./undoSteps');
      await (dispatch as ThunkDispatch<unknown, unknown, UnknownAction>)(undoStep(payload));
    },
  });
}
