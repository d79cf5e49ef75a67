import type { ruleLimits as en } from '../en/ruleLimits';

export const ruleLimits: Record<keyof typeof en, string> = {
  'alertRules.noThresholds': 'Nenhum grupo nem doente tem outros limites.',
  'alertRules.group': 'Outros limites para',
  'alertRules.chooseGroup': 'Escolher uma categoria ou patologia',
  'alertRules.setLimits': 'Definir limites',
  'alertRules.limitsOf': '{name}: limites de «{rule}»',
  'alertRules.change': 'Alterar',
  'alertRules.changeLimitsOf': 'Alterar limites: {name}',
  'alertRules.removeLimits': 'Remover',
  'alertRules.removeLimitsOf': 'Remover limites: {name}',
  'alertRules.removeTitle': 'Remover os limites próprios de {name} para «{rule}»?',
  'alertRules.removeText':
    'A partir daí valem os limites do grupo mais amplo. Os alertas gerados ficam como estão.',
  'alertRules.limitsSaved': 'Os limites estão guardados.',
  'alertRules.limitsRemoved': 'Os limites foram removidos.',
  'alertRules.limitsConflict':
    '{who} definiu outros limites entretanto ({when}; motivo: {reason}). O que escreveu mantém-se.',
  'alertRules.speaks': 'Esta regra está',
  'alertRules.speaksWider': 'Como para os outros ({state})',
  'alertRules.on': 'Ligada',
  'alertRules.off': 'Desligada',
  'alertRules.until': 'Válido até',
  'alertRules.untilHint': 'O último dia; vazio: sem fim.',
  'alertRules.otherwise': 'Senão {value}',
  'alertRules.emptyMeansWider': 'Um campo vazio fica como para os outros.',
  'alertRules.expired': 'Terminou em {day}: já não se aplica',
  'alertRules.holdsUntil': 'Válido até {day}',
  'alertRules.tabLimits': 'Limites',
  'alertRules.targetTitle': 'Alvo',
  'alertRules.targetLead': 'O que se pretende. Sair do alvo não gera alerta.',
  'alertRules.limitsTitle': 'Limites de alerta',
  'alertRules.limitsLead':
    'A partir destes valores alguém é avisado. Cada um diz a sua origem; os do doente prevalecem, depois os da categoria, da patologia e de todos.',
  'alertRules.noTarget': 'Nenhum acordado',
  'alertRules.fluidBand': '{min} a {max} por dia',
  'alertRules.scaleBand': '{min} a {max}\u00a0mmHg',
  'alertRules.scaleText': 'Pressão sistólica. Alvo: {band}. Limites de alerta: {limits}.',
  'alertRules.scaleLegend':
    'Pressão sistólica em mmHg: a faixa tracejada é o alvo, os postes com ponta são os limites de alerta.',
  'alertRules.noRuleApplies': 'Nenhuma regra se aplica a este doente',
  'alertRules.noRuleAppliesText':
    'Nada do que é medido gera um alerta. Se não for essa a intenção, fale com a administração.',
  'alertRules.idleTitle': 'Limites sem efeito',
  'alertRules.idleText':
    'Definidos para este doente, em regras que não estão ativas ou não se lhe aplicam agora.',
};
