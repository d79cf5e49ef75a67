import type { UnknownAction } from 'redux';
import type { ThunkDispatch } from 'redux-thunk';
import type { AppError } from '../api/appError';
import { newId } from '../api/newId';
import { isOfType, type Matching } from './actions';

export type AppDispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

interface Asked<Arg> {
  arg: Arg;
  requestId: string;
  /** It was asked for by nobody: where it fails no more is said than is shown already. */
  isQuiet?: boolean;
}
export type Pending<Arg> = {
  type: string;
  payload: undefined;
  meta: Asked<Arg> & { requestStatus: 'pending' };
};
export type Fulfilled<Result, Arg> = {
  type: string;
  payload: Result;
  meta: Asked<Arg> & { requestStatus: 'fulfilled'; aborted?: never };
};
export type Rejected<Arg> = {
  type: string;
  /** Absent where the run was aborted, not allowed to begin, or failed by a mistake of the program. */
  payload: AppError | undefined;
  error: { name: string; message: string };
  meta: Asked<Arg> & {
    requestStatus: 'rejected';
    aborted: boolean;
    /** It was not to begin; such an action is returned and not dispatched. */
    condition: boolean;
  };
};

/** A run under way; it never fails, but answers the action that it ended with. */
export interface Running<Result, Arg> extends Promise<Fulfilled<Result, Arg> | Rejected<Arg>> {
  requestId: string;
  abort: () => void;
  /** @throws the payload of a rejected run, or its error where there is none */
  unwrap: () => Promise<Result>;
}

/** An action of a thunk by itself, for which it stands as well. */
interface Creator<Args extends unknown[], A> extends Matching<A> {
  (...args: Args): A;
  type: string;
}

export interface AsyncThunk<Result, Arg> {
  (
    arg: Arg,
    how?: { quiet: true },
  ): (dispatch: AppDispatch, getState: () => unknown, extra: unknown) => Running<Result, Arg>;
  pending: Creator<[requestId: string, arg: Arg], Pending<Arg>>;
  fulfilled: Creator<[payload: Result, requestId: string, arg: Arg], Fulfilled<Result, Arg>>;
  rejected: Creator<[error: unknown, requestId: string, arg: Arg, payload?: AppError], Rejected<Arg>>;
}

class Refusal {
  readonly error: AppError;
  constructor(error: AppError) {
    this.error = error;
  }
}

export interface ThunkTools {
  signal: AbortSignal;
  dispatch: AppDispatch;
  getState: () => unknown;
  extra: unknown;
  /** Gives what a failed run returns. */
  rejectWithValue: (error: AppError) => Refusal;
}

interface Options<Arg> {
  /** Tells whether a run may begin. */
  condition?: (arg: Arg, tools: Pick<ThunkTools, 'getState'>) => boolean;
}

const named = (name: string, message: string) => Object.assign(new Error(message), { name });

function creatorsOf<Result, Arg>(prefix: string) {
  const of = <Args extends unknown[], A>(status: string, create: (type: string, ...args: Args) => A) => {
    const type = `${prefix}/${status}`;
    const match = (action: unknown): action is A => isOfType(action, type);
    return Object.assign((...args: Args) => create(type, ...args), { type, match });
  };
  return {
    pending: of('pending', (type, requestId: string, arg: Arg): Pending<Arg> => {
      return { type, payload: undefined, meta: { arg, requestId, requestStatus: 'pending' } };
    }),
    fulfilled: of(
      'fulfilled',
      (type, payload: Result, requestId: string, arg: Arg): Fulfilled<Result, Arg> => {
        return { type, payload, meta: { arg, requestId, requestStatus: 'fulfilled' } };
      },
    ),
    rejected: of(
      'rejected',
      (type, thrown: unknown, requestId: string, arg: Arg, payload?: AppError): Rejected<Arg> => {
        const { name, message } = thrown instanceof Error ? thrown : named('Error', 'Rejected');
        const meta = { aborted: name === 'AbortError', condition: name === 'ConditionError' };
        const asked = { arg, requestId, requestStatus: 'rejected' as const };
        return { type, payload, error: { name, message }, meta: { ...asked, ...meta } };
      },
    ),
  };
}

/**
 * A thunk of three actions: `pending` before it runs, then `fulfilled` with what it returns or `rejected`. Aborted it is
 * rejected at once, whatever becomes of the run.
 * @param type prefix of the types of its actions
 */
export function createAsyncThunk<Result, Arg = void>(
  type: string,
  run: (arg: Arg, tools: ThunkTools) => Promise<Result | Refusal>,
  { condition }: Options<Arg> = {},
): AsyncThunk<Result, Arg> {
  const { pending, fulfilled, rejected } = creatorsOf<Result, Arg>(type);
  const start =
    (arg: Arg, how?: { quiet: true }) => (dispatch: AppDispatch, getState: () => unknown, extra: unknown) => {
      const requestId = newId();
      const control = new AbortController();
      const { signal } = control;
      const whenAborted = new Promise<Rejected<Arg>>((resolve) => {
        const tell = () => resolve(rejected(named('AbortError', 'Aborted'), requestId, arg));
        signal.addEventListener('abort', tell, { once: true });
      });
      const runToEnd = async () => {
        try {
          if (condition && !condition(arg, { getState })) throw named('ConditionError', 'Not to begin');
          dispatch(pending(requestId, arg));
          const rejectWithValue = (error: AppError) => new Refusal(error);
          const result = await run(arg, { signal, dispatch, getState, extra, rejectWithValue });
          return result instanceof Refusal
            ? rejected(null, requestId, arg, result.error)
            : fulfilled(result, requestId, arg);
        } catch (thrown) {
          return rejected(thrown, requestId, arg);
        }
      };
      const settled = Promise.race([whenAborted, runToEnd()]).then((action) => {
        if (how?.quiet) action.meta.isQuiet = true;
        if (!(rejected.match(action) && action.meta.condition)) dispatch(action);
        return action;
      });
      const unwrap = async () => {
        const action = await settled;
        if (fulfilled.match(action)) return action.payload;
        throw action.payload ?? action.error;
      };
      return Object.assign(settled, { requestId, abort: () => control.abort(), unwrap });
    };
  return Object.assign(start, { pending, fulfilled, rejected });
}

/** The end of any thunk that has failed. */
export const anyRejected: Matching<Rejected<unknown>> = {
  match: (action): action is Rejected<unknown> =>
    typeof action === 'object' &&
    action !== null &&
    'meta' in action &&
    (action.meta as Partial<Rejected<unknown>['meta']> | undefined)?.requestStatus === 'rejected',
};
