import type { Units } from '@/domain/readings/units';
import { createAction } from '@/shared/store/actions';
import { createReducer } from '@/shared/store/createReducer';
import { defaultSettings, type Settings } from './settings/lookSettings';

/** The user chose something, here or in another tab. */
export const settingsChanged = createAction<Partial<Settings>>('theme/settingsChanged');
export const themeReducer = createReducer<Settings>(defaultSettings, (on) => {
  on(settingsChanged, (state, { payload }) => ({ ...state, ...payload }));
});
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
