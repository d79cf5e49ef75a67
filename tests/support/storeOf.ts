import { applyMiddleware, combineReducers, legacy_createStore, type Reducer } from 'redux';
import { thunk } from 'redux-thunk';
import type { AppDispatch } from '@/shared/store/asyncThunk';

/** A store of some slices only, by their keys. */
export function storeOf(slices: Record<string, Reducer>) {
  const reducer: Reducer<Record<string, unknown>> = combineReducers(slices);
  return legacy_createStore(reducer, applyMiddleware<AppDispatch>(thunk));
}
