import { toAppError } from '../api/appError';
import { createAsyncThunk, type AsyncThunk, type ThunkTools as Tools } from './asyncThunk';

export type AppThunk<Result, Arg> = AsyncThunk<Result, Arg>;
/**
 * The tools that a thunk's run is handed: its signal, dispatch, and the state as unknown (selectors type their own
 * key).
 */
export type ThunkTools = Pick<Tools, 'signal' | 'getState' | 'dispatch'>;

/** A thunk whose every failure is an AppError in `action.payload`; aborted calls reject too, marked `aborted`. */
export function createAppThunk<Result, Arg = void>(
  type: string,
  run: (arg: Arg, tools: ThunkTools) => Promise<Result>,
): AppThunk<Result, Arg> {
  return createAsyncThunk<Result, Arg>(type, async (arg, tools) => {
    try {
      return await run(arg, tools);
    } catch (thrown) {
      return tools.rejectWithValue(toAppError(thrown));
    }
  });
}
