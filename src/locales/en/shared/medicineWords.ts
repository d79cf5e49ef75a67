export const medicineWords = {
  'medicineWords.dose_mg': '{count, number}\u00a0mg',
  'medicineWords.dose_g': '{count, number}\u00a0g',
  'medicineWords.dose_µg': '{count, plural, one {#\u00a0microgram} other {#\u00a0micrograms}}',
  'medicineWords.dose_mL': '{count, number}\u00a0mL',
  'medicineWords.dose_IU':
    '{count, plural, one {#\u00a0international unit} other {#\u00a0international units}}',
  'medicineWords.dose_mmol': '{count, number}\u00a0mmol',
  'medicineWords.dose_tablet': '{count, plural, one {#\u00a0tablet} other {#\u00a0tablets}}',
  'medicineWords.dose_capsule': '{count, plural, one {#\u00a0capsule} other {#\u00a0capsules}}',
  'medicineWords.dose_drop': '{count, plural, one {#\u00a0drop} other {#\u00a0drops}}',
  'medicineWords.dose_puff': '{count, plural, one {#\u00a0puff} other {#\u00a0puffs}}',
  'medicineWords.dose_sachet': '{count, plural, one {#\u00a0sachet} other {#\u00a0sachets}}',
  'medicineWords.dose_patch': '{count, plural, one {#\u00a0patch} other {#\u00a0patches}}',
  'medicineWords.dose_injection': '{count, plural, one {#\u00a0injection} other {#\u00a0injections}}',
  'medicineWords.everyDay': 'every day',
  'medicineWords.everyDays': '{days, plural, =2 {every other day} one {every day} other {every # days}}',
  'medicineWords.onWeekdays': 'every {days}',
  'medicineWords.inCycles':
    '{on, plural, one {# day on} other {# days on}}, then {off, plural, one {# day off} other {# days off}}',
};

declare module '@/locales' {
  interface English extends Record<keyof typeof medicineWords, string> {}
}
