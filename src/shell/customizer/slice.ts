import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

const slice = createSlice({
  name: 'customizer',
  initialState: false as boolean,
  reducers: {
    customizerToggled: (isOpen, { payload }: PayloadAction<boolean | undefined>) => payload ?? !isOpen,
  },
});

export const customizerReducer = slice.reducer;
/** Somebody asked for the customizer or is done with it; without a word of which, it turns to the other. */
export const { customizerToggled } = slice.actions;

/** Whether the panel stands open. It is not kept: a page begins without it. */
export const selectCustomizerOpen = (state: { customizer?: boolean }): boolean => state.customizer === true;
