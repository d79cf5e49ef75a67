import type { prescribing as en } from '../../en/medicines/prescribing';

export const prescribing: Record<keyof typeof en, string> = {
  'prescribing.title':
    '{count, plural, one {Eine Warnung ist zu beantworten} other {# Warnungen sind zu beantworten}}',
  'prescribing.sameSubstance': 'Allergie: {about}. {ingredient} ist dieselbe Substanz.',
  'prescribing.sameClass': 'Allergie: {about}. {ingredient} gehört zur selben Stoffklasse ({drugClass}).',
  'prescribing.crossClass':
    'Allergie: {about} ({drugClass}). {ingredient} ist verwandt: eine Kreuzreaktion ist möglich, aber weniger wahrscheinlich.',
  'prescribing.elsewhere': 'Auch anderswo verordnet: {about}. Es enthält {ingredient}.',
  'prescribing.below':
    '{ingredient} ist unter einer eGFR von {limit, number} zu meiden: die neueste beträgt {value}, vom {day}.',
  'prescribing.dialysis': '{ingredient} ist unter einer eGFR von {limit, number} zu meiden: an der Dialyse.',
  'prescribing.dialysisUnknown':
    '{ingredient} ist unter einer eGFR von {limit, number} zu meiden: Ob eine Dialyse besteht, ist nicht bekannt; die Akte spricht dafür.',
  'prescribing.missing':
    '{ingredient} ist unter einer eGFR von {limit, number} zu meiden: es ist keine eGFR bekannt.',
  'prescribing.old':
    '{ingredient} ist unter einer eGFR von {limit, number} zu meiden: die neueste ({value}, vom {day}) ist älter als {days, number} Tage.',
  'prescribing.unsure':
    '{ingredient} ist unter einer eGFR von {limit, number} zu meiden: die neueste ({value}, vom {day}) lässt offen, auf welcher Seite sie liegt.',
  'prescribing.source': 'Quelle: {source}',
  'prescribing.sourceRecord': 'Allergien dieser Akte',
  'prescribing.sourceElsewhere': 'Verordnung eines anderen Systems',
  'prescribing.reason': 'Grund, es trotz der Warnungen zu geben',
  'prescribing.answered': 'Beantwortete Warnungen',
  'prescribing.kind_allergy': 'Allergie: {about}',
  'prescribing.kind_crossAllergy': 'Mögliche Kreuzreaktion: {about}',
  'prescribing.kind_elsewhere': 'Anderswo verordnet: {about}',
  'prescribing.kind_kidney': 'Nierenfunktion zu niedrig: {about}',
  'prescribing.kind_kidneyUnknown': 'Nierenfunktion nicht bekannt: {about}',
  'prescribing.class_penicillins': 'Penicilline',
  'prescribing.class_cephalosporins': 'Cephalosporine',
  'prescribing.class_carbapenems': 'Carbapeneme',
  'prescribing.class_sulfonamides': 'Sulfonamid-Antibiotika',
  'prescribing.class_nsaids': 'NSAR',
  'prescribing.class_aceInhibitors': 'ACE-Hemmer',
  'prescribing.class_neprilysin': 'Neprilysin-Inhibitoren',
  'prescribing.class_statins': 'Statine',
  'prescribing.class_opioids': 'Opioide',
  'prescribing.class_heparins': 'Heparine',
  'prescribing.class_iron': 'Eisenpräparate',
};
