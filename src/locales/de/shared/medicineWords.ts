export const medicineWords = {
  'medicineWords.dose_mg': '{count, number}\u00a0mg',
  'medicineWords.dose_g': '{count, number}\u00a0g',
  'medicineWords.dose_µg': '{count, plural, one {#\u00a0Mikrogramm} other {#\u00a0Mikrogramm}}',
  'medicineWords.dose_mL': '{count, number}\u00a0mL',
  'medicineWords.dose_IU':
    '{count, plural, one {#\u00a0Internationale Einheit} other {#\u00a0Internationale Einheiten}}',
  'medicineWords.dose_mmol': '{count, number}\u00a0mmol',
  'medicineWords.dose_tablet': '{count, plural, one {#\u00a0Tablette} other {#\u00a0Tabletten}}',
  'medicineWords.dose_capsule': '{count, plural, one {#\u00a0Kapsel} other {#\u00a0Kapseln}}',
  'medicineWords.dose_drop': '{count, plural, one {#\u00a0Tropfen} other {#\u00a0Tropfen}}',
  'medicineWords.dose_puff': '{count, plural, one {#\u00a0Sprühstoß} other {#\u00a0Sprühstöße}}',
  'medicineWords.dose_sachet': '{count, plural, one {#\u00a0Beutel} other {#\u00a0Beutel}}',
  'medicineWords.dose_patch': '{count, plural, one {#\u00a0Pflaster} other {#\u00a0Pflaster}}',
  'medicineWords.dose_injection': '{count, plural, one {#\u00a0Injektion} other {#\u00a0Injektionen}}',
  'medicineWords.everyDay': 'jeden Tag',
  'medicineWords.everyDays': '{days, plural, =2 {jeden zweiten Tag} one {jeden Tag} other {alle # Tage}}',
  'medicineWords.onWeekdays': 'jeden {days}',
  'medicineWords.inCycles':
    '{on, plural, one {# Tag mit Einnahme} other {# Tage mit Einnahme}}, dann {off, plural, one {# Tag Pause} other {# Tage Pause}}',
};
