export const medicineWords = {
  'medicineWords.dose_mg': '{count, number}\u00a0mg',
  'medicineWords.dose_g': '{count, number}\u00a0g',
  'medicineWords.dose_µg':
    '{count, plural, one {#\u00a0microgramme} many {#\u00a0de microgrammes} other {#\u00a0microgrammes}}',
  'medicineWords.dose_mL': '{count, number}\u00a0mL',
  'medicineWords.dose_IU':
    '{count, plural, one {#\u00a0unité internationale} many {#\u00a0d’unités internationales} other {#\u00a0unités internationales}}',
  'medicineWords.dose_mmol': '{count, number}\u00a0mmol',
  'medicineWords.dose_tablet':
    '{count, plural, one {#\u00a0comprimé} many {#\u00a0de comprimés} other {#\u00a0comprimés}}',
  'medicineWords.dose_capsule':
    '{count, plural, one {#\u00a0gélule} many {#\u00a0de gélules} other {#\u00a0gélules}}',
  'medicineWords.dose_drop':
    '{count, plural, one {#\u00a0goutte} many {#\u00a0de gouttes} other {#\u00a0gouttes}}',
  'medicineWords.dose_puff':
    '{count, plural, one {#\u00a0bouffée} many {#\u00a0de bouffées} other {#\u00a0bouffées}}',
  'medicineWords.dose_sachet':
    '{count, plural, one {#\u00a0sachet} many {#\u00a0de sachets} other {#\u00a0sachets}}',
  'medicineWords.dose_patch':
    '{count, plural, one {#\u00a0patch} many {#\u00a0de patchs} other {#\u00a0patchs}}',
  'medicineWords.dose_injection':
    '{count, plural, one {#\u00a0injection} many {#\u00a0d’injections} other {#\u00a0injections}}',
  'medicineWords.everyDay': 'chaque jour',
  'medicineWords.everyDays':
    '{days, plural, =2 {un jour sur deux} one {chaque jour} many {tous les # de jours} other {tous les # jours}}',
  'medicineWords.onWeekdays': 'chaque {days}',
  'medicineWords.inCycles':
    '{on, plural, one {# jour de prise} many {# de jours de prise} other {# jours de prise}}, puis {off, plural, one {# jour de pause} many {# de jours de pause} other {# jours de pause}}',
};
