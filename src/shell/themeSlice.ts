import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Units } from '@/domain/readings/units';
import { defaultSettings, type Settings } from './settings/lookSettings';

const slice = createSlice({
  name: 'theme',
  initialState: defaultSettings,
  reducers: {
    settingsChanged: (state, { payload }: PayloadAction<Partial<Settings>>) => ({ ...state, ...payload }),
  },
});

export const themeReducer = slice.reducer;
/** The user chose something, here or in another tab. */
export const { settingsChanged } = slice.actions;
/** The browser refused to store the settings, so they last until the page is left. Dispatched once. */
export const settingsNotKept = createAction('theme/settingsNotKept');

export const selectSettings = (state: Record<string, unknown>): Settings => state.theme as Settings;
export const selectLocale = (state: Record<string, unknown>) => selectSettings(state).locale;
export const selectDirection = (state: Record<string, unknown>) => selectSettings(state).direction;
/** Returns a new object each time; compare its fields. */
export function selectUnits(state: Record<string, unknown>): Units {
  const { volumeUnit, weightUnit, lengthUnit } = selectSettings(state);
  return { volume: volumeUnit, weight: weightUnit, length: lengthUnit };
}
export const selectTimeZone = (state: Record<string, unknown>) => selectSettings(state).timeZone;
