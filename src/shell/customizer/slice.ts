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
/** Opens or closes the customizer; without a payload it toggles. */
export const { customizerToggled } = slice.actions;

/** How often the panel was requested since it was last closed. Not stored: a page starts with it closed. */
export const selectCustomizerAsked = (state: { customizer?: number }): number => state.customizer ?? 0;
