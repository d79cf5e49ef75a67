import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

const slice = createSlice({
  name: 'customizer',
  initialState: 0,
  reducers: {
    customizerToggled: (asked, { payload }: PayloadAction<boolean | undefined>) =>
      (payload ?? asked === 0) ? asked + 1 : 0,
  },
});

export const customizerReducer = slice.reducer;
/** Somebody asked for the customizer or is done with it; without a word of which, it turns to the other. */
export const { customizerToggled } = slice.actions;

/** How often the panel has been asked for since it was last closed. It is not kept: a page begins without it. */
export const selectCustomizerAsked = (state: { customizer?: number }): number => state.customizer ?? 0;
