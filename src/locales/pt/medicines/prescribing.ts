import type { prescribing as en } from '../../en/medicines/prescribing';

export const prescribing: Record<keyof typeof en, string> = {
  'prescribing.title':
    '{count, plural, one {Um aviso a justificar} many {# avisos a justificar} other {# avisos a justificar}}',
  'prescribing.sameSubstance': 'Alergia: {about}. {ingredient} é a mesma substância.',
  'prescribing.sameClass': 'Alergia: {about}. {ingredient} pertence à mesma classe ({drugClass}).',
  'prescribing.crossClass':
    'Alergia: {about} ({drugClass}). {ingredient} é aparentado: é possível uma reação cruzada, embora menos provável.',
  'prescribing.elsewhere': 'Também prescrito noutro local: {about}. Contém {ingredient}.',
  'prescribing.below':
    'Evitar {ingredient} com TFGe inferior a {limit, number}: a mais recente é {value}, de {day}.',
  'prescribing.dialysis':
    'Evitar {ingredient} com TFGe inferior a {limit, number}: este doente está em diálise.',
  'prescribing.dialysisUnknown':
    'Evitar {ingredient} com TFGe inferior a {limit, number}: não se sabe se este doente está em diálise, e o processo sugere-o.',
  'prescribing.missing':
    'Evitar {ingredient} com TFGe inferior a {limit, number}: não se conhece nenhuma TFGe.',
  'prescribing.old':
    'Evitar {ingredient} com TFGe inferior a {limit, number}: a mais recente ({value}, de {day}) tem mais de {days, number} dias.',
  'prescribing.unsure':
    'Evitar {ingredient} com TFGe inferior a {limit, number}: a mais recente ({value}, de {day}) não diz de que lado fica.',
  'prescribing.source': 'Fonte: {source}',
  'prescribing.sourceRecord': 'alergias deste processo',
  'prescribing.sourceElsewhere': 'prescrição de outro sistema',
  'prescribing.reason': 'Motivo para dar apesar dos avisos',
  'prescribing.answered': 'Avisos justificados',
  'prescribing.kind_allergy': 'Alergia: {about}',
  'prescribing.kind_crossAllergy': 'Possível reação cruzada: {about}',
  'prescribing.kind_elsewhere': 'Prescrito noutro local: {about}',
  'prescribing.kind_kidney': 'Função renal demasiado baixa: {about}',
  'prescribing.kind_kidneyUnknown': 'Função renal desconhecida: {about}',
  'prescribing.class_penicillins': 'penicilinas',
  'prescribing.class_cephalosporins': 'cefalosporinas',
  'prescribing.class_carbapenems': 'carbapenemos',
  'prescribing.class_sulfonamides': 'sulfonamidas antibacterianas',
  'prescribing.class_nsaids': 'AINE',
  'prescribing.class_aceInhibitors': 'inibidores da ECA',
  'prescribing.class_neprilysin': 'inibidores da neprilisina',
  'prescribing.class_statins': 'estatinas',
  'prescribing.class_opioids': 'opioides',
  'prescribing.class_heparins': 'heparinas',
  'prescribing.class_iron': 'preparações de ferro',
};
