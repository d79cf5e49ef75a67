import { useSelector } from 'react-redux';
import { createAction } from './actions';
import { useNow } from './clock';
import { createReducer } from './createReducer';

/** The time without a word from a host after which what is shown of it is called old, ms. */
const OLD_AFTER_MS = 120_000;

interface Freshness {
  /** When the host last said that what is shown still holds, epoch ms; 0 where nobody asks it. */
  confirmedAt: number;
}

/** The host has said what holds at that time, epoch ms. */
export const hostAnswered = createAction<number>('freshness/hostAnswered');
export const freshnessReducer = createReducer<Freshness>({ confirmedAt: 0 }, (on) => {
  on(hostAnswered, (_, { payload }) => ({ confirmedAt: payload }));
});
export const selectConfirmedAt = (state: { freshness?: Freshness }): number =>
  state.freshness?.confirmedAt ?? 0;

/**
 * Gives the time of the figures on the page, epoch ms, where it is more than two minutes ago; null while they are
 * recent.
 */
export function useOldSince(): number | null {
  const now = useNow();
  const confirmedAt = useSelector(selectConfirmedAt);
  return confirmedAt > 0 && now - confirmedAt > OLD_AFTER_MS ? confirmedAt : null;
}
