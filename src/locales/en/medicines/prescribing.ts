export const prescribing = {
  'prescribing.title': '{count, plural, one {A warning to be answered} other {# warnings to be answered}}',
  'prescribing.sameSubstance': 'Allergy: {about}. {ingredient} is the same substance.',
  'prescribing.sameClass': 'Allergy: {about}. {ingredient} belongs to the same class ({drugClass}).',
  'prescribing.crossClass':
    'Allergy: {about} ({drugClass}). {ingredient} is related: a cross-reaction is possible, but less likely.',
  'prescribing.elsewhere': 'Prescribed elsewhere as well: {about}. It contains {ingredient}.',
  'prescribing.below':
    'Avoid {ingredient} below an eGFR of {limit, number}: the newest is {value}, of {day}.',
  'prescribing.dialysis': 'Avoid {ingredient} below an eGFR of {limit, number}: this patient is on dialysis.',
  'prescribing.dialysisUnknown':
    'Avoid {ingredient} below an eGFR of {limit, number}: whether this patient is on dialysis is not known, and the record suggests it.',
  'prescribing.missing': 'Avoid {ingredient} below an eGFR of {limit, number}: no eGFR is known.',
  'prescribing.old':
    'Avoid {ingredient} below an eGFR of {limit, number}: the newest ({value}, of {day}) is older than {days, number} days.',
  'prescribing.unsure':
    'Avoid {ingredient} below an eGFR of {limit, number}: the newest ({value}, of {day}) does not say on which side it lies.',
  'prescribing.source': 'Source: {source}',
  'prescribing.sourceRecord': 'the allergies of this record',
  'prescribing.sourceElsewhere': 'a prescription of another system',
  'prescribing.reason': 'Reason for giving it despite the warnings',
  'prescribing.answered': 'Answered warnings',
  'prescribing.kind_allergy': 'Allergy: {about}',
  'prescribing.kind_crossAllergy': 'Possible cross-reaction: {about}',
  'prescribing.kind_elsewhere': 'Prescribed elsewhere: {about}',
  'prescribing.kind_kidney': 'Kidney function too low: {about}',
  'prescribing.kind_kidneyUnknown': 'Kidney function not known: {about}',
  'prescribing.class_penicillins': 'penicillins',
  'prescribing.class_cephalosporins': 'cephalosporins',
  'prescribing.class_carbapenems': 'carbapenems',
  'prescribing.class_sulfonamides': 'sulfonamide antibiotics',
  'prescribing.class_nsaids': 'NSAIDs',
  'prescribing.class_aceInhibitors': 'ACE inhibitors',
  'prescribing.class_neprilysin': 'neprilysin inhibitors',
  'prescribing.class_statins': 'statins',
  'prescribing.class_opioids': 'opioids',
  'prescribing.class_heparins': 'heparins',
  'prescribing.class_iron': 'iron preparations',
};

declare module '@/locales' {
  interface English extends Record<keyof typeof prescribing, string> {}
}
