import type { ruleLimits as en } from '../en/ruleLimits';

export const ruleLimits: Record<keyof typeof en, string> = {
  'alertRules.noThresholds': 'Aucun groupe ni patient n’a d’autres limites.',
  'alertRules.group': 'Autres limites pour',
  'alertRules.chooseGroup': 'Choisir une catégorie ou une pathologie',
  'alertRules.setLimits': 'Fixer les limites',
  'alertRules.limitsOf': '{name}\u00a0: limites de «\u00a0{rule}\u00a0»',
  'alertRules.change': 'Modifier',
  'alertRules.changeLimitsOf': 'Modifier les limites\u00a0: {name}',
  'alertRules.removeLimits': 'Supprimer',
  'alertRules.removeLimitsOf': 'Supprimer les limites\u00a0: {name}',
  'alertRules.removeTitle': 'Supprimer les limites propres de {name} pour «\u00a0{rule}\u00a0»\u202f?',
  'alertRules.removeText':
    'Ensuite, les limites du groupe plus large s’appliquent. Les alertes déclenchées restent telles quelles.',
  'alertRules.limitsSaved': 'Les limites sont enregistrées.',
  'alertRules.limitsRemoved': 'Les limites sont supprimées.',
  'alertRules.limitsConflict':
    '{who} a fixé d’autres limites entre-temps ({when}\u202f; motif\u00a0: {reason}). Votre saisie est conservée.',
  'alertRules.speaks': 'Cette règle est',
  'alertRules.speaksWider': 'Comme pour les autres ({state})',
  'alertRules.on': 'Activée',
  'alertRules.off': 'Désactivée',
  'alertRules.until': 'Valable jusqu’au',
  'alertRules.untilHint': 'Dernier jour\u202f; vide\u00a0: sans fin.',
  'alertRules.otherwise': 'Sinon {value}',
  'alertRules.emptyMeansWider': 'Un champ vide reste comme pour les autres.',
  'alertRules.expired': 'Terminé le {day}\u00a0: ne s’applique plus',
  'alertRules.holdsUntil': 'Valable jusqu’au {day}',
  'alertRules.tabLimits': 'Limites',
  'alertRules.targetTitle': 'Cible',
  'alertRules.targetLead': 'Ce qui est visé. Sortir de la cible ne déclenche pas d’alerte.',
  'alertRules.limitsTitle': 'Limites d’alerte',
  'alertRules.limitsLead':
    'À partir de ces valeurs, quelqu’un est prévenu. Chacune indique son origine\u202f; celles du patient l’emportent, puis celles de la catégorie, de la pathologie et de tous.',
  'alertRules.noTarget': 'Aucune convenue',
  'alertRules.fluidBand': '{min} à {max} par jour',
  'alertRules.scaleBand': '{min} à {max}\u00a0mmHg',
  'alertRules.scaleText': 'Pression systolique. Cible\u00a0: {band}. Limites d’alerte\u00a0: {limits}.',
  'alertRules.scaleLegend':
    'Pression systolique en mmHg\u00a0: la bande hachurée est la cible, les traits pointés en tirets sont les limites d’alerte.',
  'alertRules.noRuleApplies': 'Aucune règle ne s’applique à ce patient',
  'alertRules.noRuleAppliesText':
    'Aucune mesure ne déclenche d’alerte. Si ce n’est pas voulu, adressez-vous à l’administration.',
  'alertRules.idleTitle': 'Limites sans effet',
  'alertRules.idleText':
    'Fixées pour ce patient, pour des règles qui ne sont pas en service ou ne le concernent pas actuellement.',
};
