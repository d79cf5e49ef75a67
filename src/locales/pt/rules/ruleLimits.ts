import type { ruleLimits as en } from '../../en/rules/ruleLimits';

export const ruleLimits: Record<keyof typeof en, string> = {
  'alertRules.noThresholds': 'Nenhum limite específico para grupos ou doentes.',
  'alertRules.group': 'Limites específicos para',
  'alertRules.chooseGroup': 'Escolher uma categoria ou patologia',
  'alertRules.setLimits': 'Definir limites',
  'alertRules.limitsOf': '{name}: limites de «{rule}»',
  'alertRules.change': 'Alterar',
  'alertRules.changeLimitsOf': 'Alterar limites: {name}',
  'alertRules.removeLimits': 'Remover',
  'alertRules.removeLimitsOf': 'Remover limites: {name}',
  'alertRules.removeTitle': 'Remover os limites específicos de {name} para «{rule}»?',
  'alertRules.removeText':
    'Passam a aplicar-se os limites do grupo mais amplo. Os alertas já gerados não mudam.',
  'alertRules.limitsSaved': 'Os limites estão guardados.',
  'alertRules.limitsRemoved': 'Os limites foram removidos.',
  'alertRules.speaks': 'Esta regra está',
  'alertRules.speaksWider': 'Como para os outros ({state})',
  'alertRules.on': 'Ativa',
  'alertRules.off': 'Desativada',
  'alertRules.until': 'Válido até',
  'alertRules.untilHint': 'Último dia de validade; deixar vazio se não tiver fim.',
  'alertRules.otherwise': 'Predefinição {value}',
  'alertRules.emptyMeansWider': 'Um campo vazio mantém o valor que se aplica aos outros.',
  'alertRules.expired': 'Expirou em {day}',
  'alertRules.holdsUntil': 'Válido até {day}',
  'alertRules.targetTitle': 'Alvo',
  'alertRules.targetLead': 'Alvo terapêutico. Valores fora do alvo não geram alerta.',
  'alertRules.limitsTitle': 'Limites de alerta',
  'alertRules.limitsLead':
    'Valores que geram um alerta. Cada um mostra a sua origem; os do doente prevalecem, depois os da categoria, os da patologia e os gerais.',
  'alertRules.noTarget': 'Nenhum alvo definido',
  'alertRules.scaleBand': '{min} a {max}\u00a0mmHg',
  'alertRules.scaleText': 'Pressão sistólica. Alvo: {band}. Limites de alerta: {limits}.',
  'alertRules.scaleLegend':
    'Pressão sistólica em mmHg: a faixa às riscas é o alvo, as linhas tracejadas com ponta são os limites de alerta.',
  'alertRules.noRuleApplies': 'Nenhuma regra se aplica a este doente',
  'alertRules.noRuleAppliesText':
    'Nenhuma medição gera um alerta para este doente. Se não for essa a intenção, fale com um administrador.',
  'alertRules.idleTitle': 'Limites sem efeito',
  'alertRules.idleText':
    'Definidos para este doente, mas as regras não estão ativas ou não se lhe aplicam de momento.',
};
