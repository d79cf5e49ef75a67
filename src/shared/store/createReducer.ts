import type { Reducer } from 'redux';
import type { Matching } from './actions';

/** Adds a case: what follows from an action. The state is replaced and never written to. */
export type On<State> = <A>(of: Matching<A>, next: (state: Readonly<State>, action: A) => State) => void;

function freeze<T>(value: T): T {
  // What is frozen on the outside was frozen as a whole: a list of ten thousand is walked through once.
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  Object.values(value).forEach(freeze);
  return value;
}

/** While it is developed and tested, a state that is written to throws at once. */
const held: <T>(state: T) => T = import.meta.env.DEV ? freeze : (state) => state;

/**
 * A reducer of cases: all that match an action run, in the order in which they were added.
 * @param define adds the cases
 */
export function createReducer<State>(initialState: State, define: (on: On<State>) => void): Reducer<State> {
  const cases: ((state: State, action: unknown) => State)[] = [];
  define(({ match }, next) => {
    cases.push((state, action) => (match(action) ? next(state, action) : state));
  });
  return (state = initialState, action) => held(cases.reduce((before, run) => run(before, action), state));
}
