import type { ruleLimits as en } from '../../en/rules/ruleLimits';

export const ruleLimits: Record<keyof typeof en, string> = {
  'alertRules.noThresholds': 'Aucune limite particulière pour un groupe ou un patient.',
  'alertRules.group': 'Limites particulières pour',
  'alertRules.chooseGroup': 'Choisir une catégorie ou une pathologie',
  'alertRules.setLimits': 'Fixer les limites',
  'alertRules.limitsOf': '{name}\u00a0: limites de «\u00a0{rule}\u00a0»',
  'alertRules.change': 'Modifier',
  'alertRules.changeLimitsOf': 'Modifier les limites\u00a0: {name}',
  'alertRules.removeLimits': 'Supprimer',
  'alertRules.removeLimitsOf': 'Supprimer les limites\u00a0: {name}',
  'alertRules.removeTitle': 'Supprimer les limites propres de {name} pour «\u00a0{rule}\u00a0»\u202f?',
  'alertRules.removeText':
    'Les limites du groupe plus large s’appliquent alors. Les alertes déjà déclenchées ne changent pas.',
  'alertRules.limitsSaved': 'Les limites sont enregistrées.',
  'alertRules.limitsRemoved': 'Les limites sont supprimées.',
  'alertRules.speaks': 'Cette règle est',
  'alertRules.speaksWider': 'Comme pour les autres ({state})',
  'alertRules.on': 'Activée',
  'alertRules.off': 'Désactivée',
  'alertRules.until': 'Valable jusqu’au',
  'alertRules.untilHint': 'Dernier jour de validité\u202f; laisser vide si sans fin.',
  'alertRules.otherwise': 'Par défaut {value}',
  'alertRules.emptyMeansWider': 'Un champ vide garde la valeur qui s’applique aux autres.',
  'alertRules.expired': 'Expirée le {day}',
  'alertRules.holdsUntil': 'Valable jusqu’au {day}',
  'alertRules.targetTitle': 'Objectif',
  'alertRules.targetLead': 'Objectif thérapeutique. Les valeurs hors objectif ne déclenchent pas d’alerte.',
  'alertRules.limitsTitle': 'Limites d’alerte',
  'alertRules.limitsLead':
    'Valeurs qui déclenchent une alerte. Chacune indique son origine\u202f; celles du patient l’emportent, puis celles de la catégorie, de la pathologie et les limites générales.',
  'alertRules.noTarget': 'Aucun objectif fixé',
  'alertRules.scaleBand': '{min} à {max}\u00a0mmHg',
  'alertRules.scaleText': 'Pression systolique. Objectif\u00a0: {band}. Limites d’alerte\u00a0: {limits}.',
  'alertRules.scaleLegend':
    'Pression systolique en mmHg\u00a0: la bande hachurée est l’objectif, les tirets terminés par un point sont les limites d’alerte.',
  'alertRules.noRuleApplies': 'Aucune règle ne s’applique à ce patient',
  'alertRules.noRuleAppliesText':
    'Aucune mesure ne déclenche d’alerte. Si ce n’est pas voulu, adressez-vous à un administrateur.',
  'alertRules.idleTitle': 'Limites sans effet',
  'alertRules.idleText':
    'Fixées pour ce patient, mais les règles ne sont pas en service ou ne s’appliquent pas actuellement à lui.',
};
