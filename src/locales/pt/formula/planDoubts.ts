import type { planDoubts as en } from '../../en/formula/planDoubts';

export const planDoubts: Record<keyof typeof en, string> = {
  'fluidPlans.unitDays': 'dias',
  'fluidPlans.perDay': '{unit} por dia',
  'fluidPlans.missing':
    '{count, plural, one {Falta} many {Faltam} other {Faltam}}: {names}. Sem {count, plural, one {este valor} many {estes valores} other {estes valores}}, o total não pode ser calculado.',
  'fluidPlans.supplied_weight': 'Guardado como medição feita agora.',
  'fluidPlans.supplied_urine24h': 'Diurese das 24 horas de ontem; guardada como medição.',
  'fluidPlans.supplied_dryWeight': 'Guardado no perfil.',
  'fluidPlans.supplied_height': 'Guardada no perfil.',
  'fluidPlans.supplied_baseline': 'Uma estimativa; guardada com o plano.',
  'fluidPlans.doubts': 'Invulgar: a prescrição exige um motivo',
  'fluidPlans.doubt_low': '{ml} por dia é menos do que {bound}.',
  'fluidPlans.doubt_high': '{ml} por dia é mais do que {bound}.',
  'fluidPlans.doubt_heartFailure':
    'Na insuficiência cardíaca, um limite de {ml}, abaixo de {bound}, pode ser prejudicial.',
  'fluidPlans.doubt_againstDialysis':
    'O plano define um mínimo, mas este doente faz diálise e precisa de um limite.',
  'fluidPlans.doubt_againstDialysisUnknown':
    'O plano define um mínimo, mas não se sabe se este doente faz diálise. Registe-o no perfil.',
  'fluidPlans.doubt_againstHeartFailure':
    'O plano define um mínimo, mas este doente tem insuficiência cardíaca: beber mais pode ser prejudicial.',
  'fluidPlans.doubt_againstAnuric':
    'O plano fixa um mínimo; este doente é anúrico: o que bebe fica no corpo.',
  'fluidPlans.doubt_category': 'O plano é para a categoria {category}, à qual este doente não pertence.',
  'fluidPlans.doubt_contraindication': 'O plano não se destina a doentes com: {pathology}.',
  'fluidPlans.doubt_typed': '«{name}» é invulgar.',
  'fluidRecord.atLeast': 'mín. {min}',
  'fluidRecord.atMost': 'máx. {max}',
  'fluidRecord.between': '{min} a {max}',
  'fluidRecord.plan': 'Plano',
};
