import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import type { UnknownAction } from 'redux';
import type { ThunkDispatch } from 'redux-thunk';
import { undoAsked } from '../slice';

/** Performs the undo offered by a toast, even if the page that offered it is closed. */
export function undoAlertActionsOnRequest(listeners: ListenerMiddlewareInstance): void {
  listeners.startListening({
    actionCreator: undoAsked,
    effect: async ({ payload }, { dispatch }) => {
      const { undoStep } = await import('./undoSteps');
      await (dispatch as ThunkDispatch<unknown, unknown, UnknownAction>)(undoStep(payload));
    },
  });
}
