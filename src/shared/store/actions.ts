// Types and no interfaces, which redux would not take for actions of its own.
export type PayloadAction<Payload> = { type: string; payload: Payload };

/** Knows the actions that it stands for. */
export interface Matching<A> {
  match: (action: unknown) => action is A;
}
type ActionOf<M> = M extends Matching<infer A> ? A : never;

export interface ActionCreator<Payload> extends Matching<PayloadAction<Payload>> {
  (payload: Payload): PayloadAction<Payload>;
  type: string;
}

export const isOfType = (action: unknown, type: string): boolean =>
  typeof action === 'object' && action !== null && 'type' in action && action.type === type;

/** @param type by which the action is known in the whole store, e.g. `session/locked` */
export function createAction<Payload = void>(type: string): ActionCreator<Payload> {
  const create = (payload: Payload): PayloadAction<Payload> => ({ type, payload });
  const match = (action: unknown): action is PayloadAction<Payload> => isOfType(action, type);
  return Object.assign(create, { type, match });
}

/** Stands for the actions of all of them. */
export const anyOf = <M extends readonly Matching<unknown>[]>(
  ...these: M
): Matching<ActionOf<M[number]>> => ({
  match: (action): action is ActionOf<M[number]> => these.some(({ match }) => match(action)),
});
