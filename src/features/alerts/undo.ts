import type { ListenerMiddlewareInstance, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { actOnAlert, alerts, undoAsked } from './slice';

/** Takes acknowledgements back, one after the other, when a toast's offer is taken. What cannot be is told in another. */
export function undoWhenAsked(listeners: ListenerMiddlewareInstance): void {
  listeners.startListening({
    actionCreator: undoAsked,
    effect: async ({ payload }, { dispatch, getState }) => {
      const send = dispatch as ThunkDispatch<unknown, unknown, UnknownAction>;
      for (const id of payload) {
        const alert = alerts.selectById(getState() as Record<string, unknown>, id);
        if (alert) await send(actOnAlert({ alert, action: { action: 'undoAcknowledge' }, quiet: false }));
      }
    },
  });
}
