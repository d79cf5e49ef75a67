/** The parts of a day in which sessions take place, and how each is called. */
export const shifts = {
  morning: 'showcase:/forms/elements/select#morning',
  afternoon: 'showcase:/forms/elements/select#afternoon',
  evening: 'showcase:/forms/elements/select#evening',
} as const;
export type Shift = keyof typeof shifts;
export const shiftNames = Object.keys(shifts) as Shift[];
