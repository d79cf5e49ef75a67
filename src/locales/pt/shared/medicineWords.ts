export const medicineWords = {
  'medicineWords.dose_mg': '{count, number}\u00a0mg',
  'medicineWords.dose_g': '{count, number}\u00a0g',
  'medicineWords.dose_µg':
    '{count, plural, one {#\u00a0micrograma} many {#\u00a0de microgramas} other {#\u00a0microgramas}}',
  'medicineWords.dose_mL': '{count, number}\u00a0mL',
  'medicineWords.dose_IU':
    '{count, plural, one {#\u00a0unidade internacional} many {#\u00a0de unidades internacionais} other {#\u00a0unidades internacionais}}',
  'medicineWords.dose_mmol': '{count, number}\u00a0mmol',
  'medicineWords.dose_tablet':
    '{count, plural, one {#\u00a0comprimido} many {#\u00a0de comprimidos} other {#\u00a0comprimidos}}',
  'medicineWords.dose_capsule':
    '{count, plural, one {#\u00a0cápsula} many {#\u00a0de cápsulas} other {#\u00a0cápsulas}}',
  'medicineWords.dose_drop': '{count, plural, one {#\u00a0gota} many {#\u00a0de gotas} other {#\u00a0gotas}}',
  'medicineWords.dose_puff':
    '{count, plural, one {#\u00a0inalação} many {#\u00a0de inalações} other {#\u00a0inalações}}',
  'medicineWords.dose_sachet':
    '{count, plural, one {#\u00a0saqueta} many {#\u00a0de saquetas} other {#\u00a0saquetas}}',
  'medicineWords.dose_patch':
    '{count, plural, one {#\u00a0adesivo} many {#\u00a0de adesivos} other {#\u00a0adesivos}}',
  'medicineWords.dose_injection':
    '{count, plural, one {#\u00a0injeção} many {#\u00a0de injeções} other {#\u00a0injeções}}',
  'medicineWords.everyDay': 'todos os dias',
  'medicineWords.everyDays':
    '{days, plural, =2 {dia sim, dia não} one {todos os dias} many {de # em # de dias} other {de # em # dias}}',
  'medicineWords.onWeekdays': 'nestes dias da semana: {days}',
  'medicineWords.inCycles':
    '{on, plural, one {# dia com toma} many {# de dias com toma} other {# dias com toma}}, depois {off, plural, one {# dia sem toma} many {# de dias sem toma} other {# dias sem toma}}',
};
