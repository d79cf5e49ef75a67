import type { planDoubts as en } from '../../en/formula/planDoubts';

export const planDoubts: Record<keyof typeof en, string> = {
  'fluidPlans.unitDays': 'Tage',
  'fluidPlans.perDay': '{unit} am Tag',
  'fluidPlans.missing':
    '{count, plural, one {Es fehlt} other {Es fehlen}}: {names}. Ohne {count, plural, one {diese Angabe} other {diese Angaben}} kann die Menge nicht berechnet werden.',
  'fluidPlans.supplied_weight': 'Wird als aktueller Messwert gespeichert.',
  'fluidPlans.supplied_urine24h': '24-Stunden-Menge von gestern; wird als Messwert gespeichert.',
  'fluidPlans.supplied_dryWeight': 'Wird im Profil gespeichert.',
  'fluidPlans.supplied_height': 'Wird im Profil gespeichert.',
  'fluidPlans.supplied_baseline': 'Eine Schätzung; wird mit dem Plan gespeichert.',
  'fluidPlans.doubts': 'Ungewöhnlich: Die Verordnung braucht eine Begründung',
  'fluidPlans.doubt_low': '{ml} am Tag ist weniger als {bound}.',
  'fluidPlans.doubt_high': '{ml} am Tag ist mehr als {bound}.',
  'fluidPlans.doubt_heartFailure':
    'Bei Herzinsuffizienz kann eine Höchstmenge von {ml}, unter {bound}, schaden.',
  'fluidPlans.doubt_againstDialysis':
    'Der Plan gibt eine Mindestmenge vor; dieser Patient ist dialysepflichtig und braucht eine Höchstmenge.',
  'fluidPlans.doubt_againstDialysisUnknown':
    'Der Plan gibt eine Mindestmenge vor; ob dieser Patient dialysepflichtig ist, ist nicht bekannt. Bitte im Profil eintragen.',
  'fluidPlans.doubt_againstHeartFailure':
    'Der Plan gibt eine Mindestmenge vor; dieser Patient hat eine Herzinsuffizienz: mehr zu trinken kann schaden.',
  'fluidPlans.doubt_againstAnuric':
    'Der Plan gibt eine Mindestmenge vor; dieser Patient ist anurisch: Getrunkenes bleibt im Körper.',
  'fluidPlans.doubt_category':
    'Der Plan ist für die Kategorie {category} gedacht; dieser Patient gehört nicht dazu.',
  'fluidPlans.doubt_contraindication': 'Der Plan ist nicht geeignet bei: {pathology}.',
  'fluidPlans.doubt_typed': '„{name}“ ist ungewöhnlich.',
  'fluidRecord.atLeast': 'min. {min}',
  'fluidRecord.atMost': 'max. {max}',
  'fluidRecord.between': '{min} bis {max}',
  'fluidRecord.plan': 'Trinkplan',
};
