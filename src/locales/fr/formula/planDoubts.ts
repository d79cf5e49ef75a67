import type { planDoubts as en } from '../../en/formula/planDoubts';

export const planDoubts: Record<keyof typeof en, string> = {
  'fluidPlans.unitDays': 'jours',
  'fluidPlans.perDay': '{unit} par jour',
  'fluidPlans.missing':
    '{count, plural, one {Donnée manquante} many {Données manquantes} other {Données manquantes}}\u00a0: {names}. Le total ne peut pas être calculé sans {count, plural, one {elle} many {elles} other {elles}}.',
  'fluidPlans.supplied_weight': 'Enregistré comme mesure faite maintenant.',
  'fluidPlans.supplied_urine24h': 'Diurèse des 24 heures d’hier\u202f; enregistrée comme mesure.',
  'fluidPlans.supplied_dryWeight': 'Enregistré dans le profil.',
  'fluidPlans.supplied_height': 'Enregistrée dans le profil.',
  'fluidPlans.supplied_baseline': 'Une estimation\u202f; conservée avec le plan.',
  'fluidPlans.doubts': 'Inhabituel\u00a0: la prescription demande un motif',
  'fluidPlans.doubt_low': '{ml} par jour, c’est moins que {bound}.',
  'fluidPlans.doubt_high': '{ml} par jour, c’est plus que {bound}.',
  'fluidPlans.doubt_heartFailure':
    'En cas d’insuffisance cardiaque, une limite de {ml}, inférieure à {bound}, peut être délétère.',
  'fluidPlans.doubt_againstDialysis':
    'Le plan fixe un minimum, mais ce patient est dialysé et a besoin d’une limite.',
  'fluidPlans.doubt_againstDialysisUnknown':
    'Le plan fixe un minimum, mais on ne sait pas si ce patient est dialysé. Indiquez-le dans le profil.',
  'fluidPlans.doubt_againstHeartFailure':
    'Le plan fixe un minimum, mais ce patient a une insuffisance cardiaque\u00a0: boire davantage peut être délétère.',
  'fluidPlans.doubt_againstAnuric':
    'Le plan fixe un minimum, mais ce patient est anurique\u00a0: ce qui est bu reste dans le corps.',
  'fluidPlans.doubt_category':
    'Le plan est destiné à la catégorie {category}, dont ce patient ne fait pas partie.',
  'fluidPlans.doubt_contraindication':
    'Le plan n’est pas destiné aux patients atteints de\u00a0: {pathology}.',
  'fluidPlans.doubt_typed': '«\u00a0{name}\u00a0» est inhabituel.',
  'fluidRecord.atLeast': 'min. {min}',
  'fluidRecord.atMost': 'max. {max}',
  'fluidRecord.between': '{min} à {max}',
  'fluidRecord.plan': 'Plan hydrique',
};
