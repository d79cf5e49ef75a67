import { createAsyncThunk, type AsyncThunk } from '@reduxjs/toolkit';
import type { UnknownAction } from 'redux';
import type { ThunkDispatch } from 'redux-thunk';
import { toAppError, type AppError } from '../api/appError';

export type AppThunk<Result, Arg> = AsyncThunk<Result, Arg, { rejectValue: AppError }>;

export interface ThunkTools {
  signal: AbortSignal;
  getState: () => unknown;
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
}

/**
 * A thunk whose every failure is an AppError in `action.payload`; aborted calls reject too, marked `aborted`.
 * @param run does the call; it is handed the thunk's signal, dispatch, and the state as unknown (selectors type their own key)
 */
export function createAppThunk<Result, Arg = void>(
  type: string,
  run: (arg: Arg, api: ThunkTools) => Promise<Result>,
): AppThunk<Result, Arg> {
  return createAsyncThunk<Result, Arg, { rejectValue: AppError }>(type, async (arg, api) => {
    try {
      return await run(arg, { signal: api.signal, getState: api.getState, dispatch: api.dispatch });
    } catch (thrown) {
      return api.rejectWithValue(toAppError(thrown));
    }
  });
}
