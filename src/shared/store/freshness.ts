import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import { useNow } from './clock';

/** What is shown of a host is called old after so long without a word from it, ms. */
const OLD_AFTER_MS = 120_000;

interface Freshness {
  /** When the host last said that what is shown still holds, epoch ms; 0 where nobody asks it. */
  confirmedAt: number;
}

const slice = createSlice({
  name: 'freshness',
  initialState: { confirmedAt: 0 } as Freshness,
  reducers: {
    /** The host has said what holds at that time, epoch ms. */
    hostAnswered: (_, { payload }: PayloadAction<number>) => ({ confirmedAt: payload }),
  },
});
export const freshnessReducer = slice.reducer;
export const { hostAnswered } = slice.actions;
export const selectConfirmedAt = (state: { freshness?: Freshness }): number =>
  state.freshness?.confirmedAt ?? 0;

/** Of when the figures on the page are, epoch ms, where that is more than two minutes ago; null while they are recent. */
export function useOldSince(): number | null {
  const now = useNow();
  const confirmedAt = useSelector(selectConfirmedAt);
  return confirmedAt > 0 && now - confirmedAt > OLD_AFTER_MS ? confirmedAt : null;
}
