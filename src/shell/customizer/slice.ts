import { createAction } from '@/shared/store/actions';
import { createReducer } from '@/shared/store/createReducer';

/** Opens or closes the customizer; without a payload it toggles. */
export const customizerToggled = createAction<boolean | void>('customizer/customizerToggled');
export const customizerReducer = createReducer(0, (on) => {
  on(customizerToggled, (asked, { payload }) => ((payload ?? asked === 0) ? asked + 1 : 0));
});

/** How often the panel was requested since it was last closed. Not stored: a page starts with it closed. */
export const selectCustomizerAsked = (state: { customizer?: number }): number => state.customizer ?? 0;
