export const formula = {
  'formula.empty': 'Enter a formula, for example 500 + urine24h.',
  'formula.tooLong': 'The formula has {count, number} characters; at most {most, number} are possible.',
  'formula.comma':
    '“{text}” can be read in two ways. Write decimals with a point (1.5) and separate function values with a semicolon (1; 5).',
  'formula.grouped':
    '“{text}” can be read as thousands or as decimals. Write thousands without a point (1500).',
  'formula.endsEarly': 'The formula is incomplete: a number, a name or a bracket is missing at the end.',
  'formula.unreadable': '“{text}” is not valid here.',
  'formula.notAllowed':
    '“{text}” is not arithmetic. Use numbers, names, + − × ÷, brackets, min, max, round and if.',
  'formula.unknownName': 'There is no variable “{name}”.',
  'formula.unknownFunction': 'There is no function “{name}”. Possible are min, max, round and if.',
  'formula.needsBrackets': '“{name}” is a function: its values follow in brackets, as in {name}( ).',
  'formula.parts': '“{name}” takes {least, number} to {most, number} values; {given, number} given.',
  'formula.noNumber': 'A number is needed here.',
  'formula.noCondition': 'A comparison is needed here, for example sex == female.',
  'formula.units': '{one} and {other} cannot be combined.',
  'formula.resultUnit': 'The result would be in {unit}; a fluid plan needs mL per day.',
  'formula.missing': '“{name}” is not recorded for this patient.',
  'formula.divisionByZero': 'Division by zero.',
  'formula.tooLarge': 'The result is larger than any possible volume.',
  'formula.roundStep': 'It can only be rounded to steps above zero.',
  'formula.outOfRange':
    'The formula gives {ml, number}\u00a0mL a day; 0 to {most, number}\u00a0mL is possible.',
  'formula.crossed':
    'The lower limit ({low, number}\u00a0mL) is above the upper limit ({high, number}\u00a0mL).',
  'formula.name_weight': 'Weight, newest (kg)',
  'formula.name_dryWeight': 'Dry weight (kg)',
  'formula.name_height': 'Height (cm)',
  'formula.name_age': 'Age (years)',
  'formula.name_sex': 'Sex (female, male)',
  'formula.name_urine24h': '24\u00a0h urine volume (mL/d)',
  'formula.name_baseline': 'Usual intake, mean of 7 days (mL/d)',
  'formula.name_ufr': 'Ultrafiltration rate (mL/kg/h)',
  'formula.name_sessionHours': 'Length of a session (h)',
  'formula.name_interdialyticDays': 'Days between sessions (d)',
  'formula.name_urineTarget': 'Target urine volume (mL/d)',
  'formula.name_activityExtra': 'Extra for activity (mL/d)',
  'formula.name_heatExtra': 'Extra for heat (mL/d)',
  'formula.name_quantity': 'Containers a day (count)',
  'formula.name_containerMl': 'Volume of a container (mL)',
};

declare module '@/locales' {
  interface English extends Record<keyof typeof formula, string> {}
}
