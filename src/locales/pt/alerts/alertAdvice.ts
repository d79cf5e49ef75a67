import type { alertAdvice as en } from '../../en/alerts/alertAdvice';

export const alertAdvice: Record<keyof typeof en, string> = {
  'alerts.explainPressureSevere':
    'Gerado quando a pressão arterial mais recente do último dia atinge o limite sistólico ou o diastólico.',
  'alerts.explainPressurePregnancy':
    'Gerado quando, numa grávida, a pressão arterial mais recente do último dia atinge o limite sistólico ou o diastólico. Exige tratamento no próprio dia.',
  'alerts.explainPressureAdolescent':
    'Dos 13 aos 17 anos, gerado quando a pressão arterial mais recente do último dia atinge o limite sistólico ou o diastólico; quanto mais alta, mais urgente.',
  'alerts.explainPressureChild':
    'Antes dos 13 anos, gerado quando a pressão arterial mais recente do último dia atinge o limite sistólico ou o diastólico. As crianças mais novas precisam de limites mais baixos, a definir para cada uma.',
  'alerts.explainPressureLow':
    'Gerado quando a pressão sistólica mais recente do último dia está abaixo do limite; quanto mais baixa, mais urgente.',
  'alerts.explainPressureLowChild':
    'Antes dos 13 anos, gerado quando a pressão sistólica mais recente do último dia está abaixo do limite; quanto mais baixa, mais urgente.',
  'alerts.explainPressureMean':
    'Gerado quando a média dos últimos dias atinge o limite, com medições e dias suficientes.',
  'alerts.explainPressureMeanPregnancy':
    'Na gravidez, gerado quando a média dos últimos dias atinge o limite sistólico ou o diastólico. Bastam duas medições. Despistar a pré-eclâmpsia.',
  'alerts.explainPressureMeanDialysis':
    'Em diálise, gerado quando a média sistólica dos últimos dias atinge o limite, com medições suficientes.',
  'alerts.explainPulseLow':
    'Gerado quando o pulso mais recente do último dia está no limite ou abaixo dele. Perguntar por desmaios e por medicamentos que abrandam o coração; o potássio pode estar elevado.',
  'alerts.explainPulseHigh':
    'A partir dos 13 anos, gerado quando o pulso mais recente do último dia atinge o limite.',
  'alerts.explainPulseChild':
    'Antes dos 13 anos, gerado quando o pulso mais recente do último dia está fora dos limites.',
  'alerts.explainFluidOver':
    'Gerado quando a ingestão de líquidos está claramente acima do limite diário; mais urgente quando dura vários dias.',
  'alerts.explainFluidUnder':
    'Gerado quando a ingestão de líquidos está claramente abaixo do mínimo diário durante vários dias. Os dias sem registo não contam.',
  'alerts.explainNoPressure':
    'Gerado quando não se recebeu nenhuma pressão arterial durante vários dias; mais urgente com o tempo. Viagens e internamentos não contam.',
  'alerts.explainNoWater':
    'Gerado quando não se registou ingestão de líquidos durante vários dias apesar de haver um alvo definido. Viagens e internamentos não contam.',
  'alerts.explainUrineLow':
    'Gerado quando a diurese de uma colheita completa de 24 horas está abaixo do limite. Não se aplica a doentes anúricos nem em diálise.',
  'alerts.explainUrineLowChild':
    'Antes dos 13 anos, gerado quando a diurese de uma colheita completa de 24 horas está abaixo do limite, a definir pelo peso. Não se aplica a doentes anúricos nem em diálise.',
  'alerts.explainUrineHigh': 'Gerado quando a diurese de um dia ultrapassa o limite.',
  'alerts.explainUrineHighDrinking':
    'Em doentes com litíase e naqueles cujo plano pede pelo menos 2,5 L, gerado quando a diurese de um dia ultrapassa o limite. Perguntar quanto foi bebido e considerar a glicemia e o sódio.',
  'alerts.explainUrineSign':
    'Gerado quando nos últimos 7 dias foram anotados com a urina sangue, cor vermelha ou castanha, dor ou sinais de infeção. Sangue visível sem infeção exige consulta de urologia (NICE NG12); febre após um transplante ou com cálculos é uma emergência.',
  'alerts.explainStonePrevention':
    'Em doentes com litíase, gerado quando a diurese média dos últimos dias é insuficiente para prevenir cálculos.',
  'alerts.explainWeightHeartFailure':
    'Na insuficiência cardíaca, gerado quando o peso mais recente excede no valor do limite o mais baixo dos dias anteriores.',
  'alerts.explainWeightPeritoneal':
    'Na insuficiência cardíaca em diálise peritoneal, gerado quando o peso mais recente excede no valor do limite o mais baixo dos dias anteriores. Perguntar pela ultrafiltração e se a pesagem foi feita com dialisado no abdómen.',
  'alerts.explainInterdialyticGain':
    'Em hemodiálise, gerado quando o ganho entre duas sessões excede o limite. Se as sessões não o indicarem, o peso mais recente é comparado com o peso seco.',
  'alerts.explainInterdialyticGainShare':
    'Em hemodiálise, gerado quando o ganho de peso atinge uma percentagem do peso seco. A definir para cada doente.',
  'alerts.explainDryWeightPeritoneal':
    'Em diálise peritoneal, gerado quando o peso mais recente das últimas 24 horas excede o peso seco em mais do que o limite. Quem se pesa com dialisado no abdómen precisa de um limite mais alto.',
  'alerts.explainCloudyBag':
    'Gerado quando um saco estava turvo numa diálise peritoneal dos últimos 7 dias. É peritonite até prova em contrário: observar no próprio dia, colher dialisado para contagem de células e cultura, e iniciar antibióticos sem esperar pelos resultados (ISPD 2022).',
  'alerts.explainFatigueHigh': 'Gerado quando a fadiga foi grave na maioria dos últimos dias.',
  'alerts.explainFatigueWeek':
    'Gerado quando a fadiga média de uma semana atinge o limite, com dias suficientes.',
  'alerts.explainStressHigh': 'Gerado quando o stress foi elevado vários dias seguidos.',
  'alerts.explainPotassiumHigh':
    'Gerado quando o potássio mais recente dos últimos dias atinge o limite; a partir de 6,5 mmol/L é uma emergência. Uma amostra hemolisada pode dar o mesmo resultado: repetir sem demora.',
  'alerts.explainPotassiumLow':
    'Gerado quando o potássio mais recente dos últimos dias está abaixo do limite; tanto mais urgente quanto mais baixo.',
  'alerts.explainEgfrFall':
    'Gerado quando a TFGe mais recente está abaixo da mais alta dos três meses anteriores pelo limite. Contam os valores calculados a partir da creatinina. Não se aplica em diálise.',
  'alerts.explainHaemoglobinLow':
    'Gerado quando a hemoglobina mais recente dos últimos dias está abaixo do limite.',
  'alerts.explainSodiumLow':
    'Gerado quando o sódio mais recente dos últimos dias está abaixo do limite. A clínica decide se é usada.',
  'alerts.explainBicarbonateLow':
    'Gerado quando o bicarbonato mais recente das últimas semanas está abaixo do limite. A clínica decide se é usada.',
  'alerts.explainTacrolimusRange':
    'Após um transplante, gerado quando o nível de tacrolimus mais recente dos últimos dias está fora dos limites. O alvo depende do tempo desde o transplante: a clínica define-o.',
  'alerts.explainScore':
    'Gerado quando a pontuação de um questionário está num intervalo com alerta. Uma pontuação posterior fora dele faz terminar o alerta.',
  'alerts.explainUnknown': 'Este programa não tem descrição desta regra; foi aplicada pelo servidor.',
  'alerts.questions': 'Perguntas para a chamada',
  'alerts.askPressure1': 'Mediu em posição sentada, em repouso, com a braçadeira habitual?',
  'alerts.askPressure2': 'Como se sente neste momento? Dor de cabeça, tonturas, dor no peito, falta de ar?',
  'alerts.askPressure3': 'Que medicamentos tomou hoje e a que horas?',
  'alerts.askPulse1': 'Mediu em repouso?',
  'alerts.askPulse2': 'Nota batimentos irregulares ou sensação de desmaio?',
  'alerts.askPulse3': 'O que estava a fazer antes da medição?',
  'alerts.askWater1': 'Tudo o que bebeu está registado, e só uma vez?',
  'alerts.askWater2': 'Tem mais sede do que o habitual, ou custa-lhe beber?',
  'alerts.askWater3': 'Notou inchaço, alteração de peso, diarreia ou febre?',
  'alerts.askUrine1': 'Foi recolhida toda a urina do dia?',
  'alerts.askUrine2': 'A cor ou o cheiro mudou? Há dor?',
  'alerts.askUrine3': 'Quanto bebeu no mesmo período?',
  'alerts.askWeight1': 'Pesou-se na mesma balança, à hora habitual e com roupa semelhante?',
  'alerts.askWeight2': 'Tem as pernas inchadas, ou custa-lhe mais respirar na posição deitada?',
  'alerts.askWeight3': 'Mudou alguma coisa no que come e bebe?',
  'alerts.askStress1': 'O que mais lhe pesa neste momento?',
  'alerts.askStress2': 'Como tem dormido?',
  'alerts.askStress3': 'Quem lhe pode dar apoio? Gostaria que alguém lhe ligasse?',
  'alerts.askFatigue1': 'Desde quando sente este cansaço, e o descanso ajuda?',
  'alerts.askFatigue2': 'Há mais alguma coisa: febre, falta de ar, falta de apetite?',
  'alerts.askFatigue3': 'Como dorme, e o que ainda consegue fazer num dia?',
  'alerts.askLaboratory1': 'Como se sente: fraqueza, falta de ar, batimento irregular?',
  'alerts.askLaboratory2': 'Que medicamentos, suplementos ou substitutos do sal toma, e mudou alguma coisa?',
  'alerts.askLaboratory3': 'Teve vómitos, diarreia ou febre, ou comeu e bebeu menos do que o habitual?',
  'alerts.askMissing1': 'Está bem? Aconteceu alguma coisa desde a última medição?',
  'alerts.askMissing2': 'O dispositivo funciona, e o envio também?',
  'alerts.askMissing3': 'Mediu sem enviar? Quais foram os valores?',
  'alerts.advice': 'Conselhos ao doente',
  'alerts.adviceFailed': 'Não foi possível carregar o conselho da regra.',
};
