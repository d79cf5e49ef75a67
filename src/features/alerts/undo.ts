import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import type { UnknownAction } from 'redux';
import type { ThunkDispatch } from 'redux-thunk';
import { undoAsked } from './slice';

/** Takes back what was done to alerts when a toast's offer is taken; the page that offered it may have gone. */
export function undoWhenAsked(listeners: ListenerMiddlewareInstance): void {
  listeners.startListening({
    actionCreator: undoAsked,
    effect: async ({ payload }, { dispatch }) => {
      const { takeBack } = await import('./undoing');
      await (dispatch as ThunkDispatch<unknown, unknown, UnknownAction>)(takeBack(payload));
    },
  });
}
