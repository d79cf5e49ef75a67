import type { alertSentences as en } from '../../en/desk/alertSentences';

export const alertSentences: Record<keyof typeof en, string> = {
  'alerts.system': 'sistema',
  'alerts.sentenceWorst': 'Pior valor: {value}, {when}.',
  'alerts.statusOpen': 'Aberto',
  'alerts.statusUnknown': 'Estado desconhecido',
  'alerts.statusAcknowledged': 'Reconhecido',
  'alerts.statusInProgress': 'Em curso',
  'alerts.statusSnoozed': 'Adiado',
  'alerts.statusNeedsReview': 'A rever',
  'alerts.statusFalseAlarm': 'Falso alarme',
  'alerts.statusAutoCleared': 'Resolvido automaticamente',
  'alerts.statusResolved': 'Encerrado',
  'alerts.announceOne': '{severity}: {patient}. {sentence}',
  'alerts.announceMany':
    '{count, plural, one {# novo alerta, o mais urgente: {severity}, {patient}. {sentence}} many {# de novos alertas, o mais urgente: {severity}, {patient}. {sentence}} other {# novos alertas, o mais urgente: {severity}, {patient}. {sentence}}}',
  'alerts.inMmHg': '{figures}\u00a0mmHg',
  'alerts.inDays': '{days, plural, one {# dia} many {# de dias} other {# dias}}',
  'alerts.inVoids': '{count, plural, one {# micção} many {# de micções} other {# micções}}',
  'alerts.noValue': 'Sem valor',
  'alerts.rulePressureSevere': 'Pressão arterial muito elevada',
  'alerts.rulePressurePregnancy': 'Pressão arterial muito elevada na gravidez',
  'alerts.rulePressureLow': 'Pressão arterial baixa',
  'alerts.rulePressureMean': 'Média elevada de 7 dias em casa',
  'alerts.rulePressureMeanDialysis': 'Média elevada de 7 dias em diálise',
  'alerts.ruleFluidOver': 'Líquidos acima do limite',
  'alerts.ruleFluidUnder': 'Líquidos abaixo do mínimo',
  'alerts.ruleNoPressure': 'Nenhuma pressão arterial recebida',
  'alerts.ruleNoWater': 'Nenhuma bebida registada',
  'alerts.ruleUrineLow': 'Diurese baixa',
  'alerts.ruleUrineHigh': 'Diurese elevada',
  'alerts.ruleStonePrevention': 'Diurese insuficiente para prevenir cálculos',
  'alerts.ruleWeightHeartFailure': 'Aumento de peso na insuficiência cardíaca',
  'alerts.ruleInterdialyticGain': 'Peso acima do peso seco',
  'alerts.ruleInterdialyticGainShare': 'Peso muito acima do peso seco',
  'alerts.ruleFatigueHigh': 'Fadiga grave',
  'alerts.ruleFatigueWeek': 'Fadiga persistente',
  'alerts.ruleStressHigh': 'Stress elevado durante vários dias',
  'alerts.ruleUnknown': 'Regra «{rule}»',
  'alerts.sentencePressureSevere': 'Pressão arterial {value}; grave a partir de {limit}.',
  'alerts.sentencePressurePregnancy': 'Pressão arterial {value} na gravidez; grave a partir de {limit}.',
  'alerts.sentencePressureLow': 'Pressão arterial baixa {value}; limite sistólico {limit}.',
  'alerts.sentencePressureMean':
    'Média de 7 dias {value} ({readings, plural, one {# medição} many {# de medições} other {# medições}}); limite {limit}.',
  'alerts.sentencePressureMeanDialysis':
    'Média de 7 dias {value} em diálise ({readings, plural, one {# medição} many {# de medições} other {# medições}}); limite sistólico {limit}.',
  'alerts.sentenceFluidOver':
    '{days, plural, =0 {Ingestão de líquidos {value}; limite {limit}.} one {Ingestão de líquidos {value}; limite {limit}.} many {Acima de {limit} há # de dias; último valor {value}.} other {Acima de {limit} há # dias; último valor {value}.}}',
  'alerts.sentenceFluidUnder':
    '{days, plural, =0 {Ingestão de líquidos {value}; mínimo {limit}.} one {Ingestão de líquidos {value}; mínimo {limit}.} many {Abaixo de {limit} há # de dias; último valor {value}.} other {Abaixo de {limit} há # dias; último valor {value}.}}',
  'alerts.sentenceNoPressure':
    '{missing, plural, one {Sem pressão arterial há # dia.} many {Sem pressão arterial há # de dias.} other {Sem pressão arterial há # dias.}}',
  'alerts.sentenceNoWater':
    '{missing, plural, one {Sem bebidas registadas há # dia.} many {Sem bebidas registadas há # de dias.} other {Sem bebidas registadas há # dias.}}',
  'alerts.sentenceUrineLow': 'Diurese {value} (colheita completa de 24\u00a0h); limite {limit}.',
  'alerts.sentenceUrineHigh': 'Diurese de {value} num dia; limite {limit}.',
  'alerts.sentenceStonePrevention':
    'Diurese média de {value} por dia; pelo menos {limit} para prevenir cálculos.',
  'alerts.sentenceWeightHeartFailure':
    '{value} acima do peso mais baixo dos dias anteriores; limite {limit}.',
  'alerts.sentenceInterdialyticGain': '{value} acima do peso seco; limite {limit}.',
  'alerts.sentenceInterdialyticGainShare': 'Ganho de {value} do peso seco; limite {limit}.',
  'alerts.sentenceFatigueHigh': 'Fadiga {value}; grave a partir de {limit}.',
  'alerts.sentenceFatigueWeek': 'Fadiga média da semana {value}; limite {limit}.',
  'alerts.sentenceStressHigh':
    'Stress {value}; limite {limit}{days, plural, =0 {} =1 {} one {} many {, # de dias seguidos} other {, # dias seguidos}}.',
  'alerts.sentenceHigh': '{measure}: {value}, acima do limite de {limit}.',
  'alerts.sentenceLow': '{measure}: {value}, abaixo do limite de {limit}.',
  'alerts.sentenceUnknown': '{measure} {value}; limite {limit}.',
  'alerts.sentenceMissing': '{measure}: sem dados. {value}; limite {limit}.',
  'alerts.show': 'Mostrar',
  'alerts.brought':
    '{count, plural, one {# alerta aberto foi escalado para si: ninguém o assumiu.} many {# de alertas abertos foram escalados para si: ninguém os assumiu.} other {# alertas abertos foram escalados para si: ninguém os assumiu.}}',
  'alerts.inPoints': '{count, plural, one {# ponto} many {# de pontos} other {# pontos}}',
  'alerts.sentenceScoreHigh': 'Pontuação do questionário {value}; alerta a partir de {limit}.',
  'alerts.sentenceScoreLow': 'Pontuação do questionário {value}; alerta até {limit}.',
  'alerts.digest':
    '{open, plural, =0 {Nenhum alerta está aberto.} one {# alerta está aberto, dos quais críticos: {critical, number}.} many {# de alertas estão abertos, dos quais críticos: {critical, number}.} other {# alertas estão abertos, dos quais críticos: {critical, number}.}}',
};
