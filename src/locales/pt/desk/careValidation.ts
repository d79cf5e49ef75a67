/** What is wrong with an entry about patients and the house. */
import type { careValidation as en } from '../../en/desk/careValidation';

export const careValidation: Record<keyof typeof en, string> = {
  'validation.endBeforeStart': 'O fim é anterior ao início.',
  'validation.endNeeded': 'Indique o último dia previsto. Pode ser alterado mais tarde.',
  'validation.rangeOrder': 'O limite superior do intervalo é inferior ao limite inferior.',
  'validation.bothPressures': 'Indique as pressões sistólica e diastólica.',
  'validation.outcome': 'Escolha um resultado.',
  'validation.snoozePast': 'Indique um momento futuro.',
  'validation.colleague': 'Escolha alguém da lista de colegas.',
  'validation.snoozeTooLong': 'Um alerta desta gravidade não pode ser adiado tanto tempo.',
  'validation.noteRequired':
    'Indique numa nota o que foi feito: um alerta alto ou crítico não pode ser encerrado sem ela.',
  'validation.tooManyDecimals':
    'Indique no máximo {decimals, plural, one {# casa decimal} many {# de casas decimais} other {# casas decimais}}.',
  'validation.pressureOrder': 'A pressão sistólica tem de ser superior à diastólica.',
  'validation.inFuture': 'Esta hora está mais de {minutes, number} minutos no futuro.',
  'validation.beforeBirth': 'Esta data é anterior à data de nascimento.',
  'validation.beforeEnrolment': 'Esta data é anterior à inscrição.',
  'validation.beforeLastChange': 'Esta data é anterior à última alteração de estado.',
  'validation.pauseLong': 'Uma pausa dura no máximo um ano. Pode ser prolongada mais tarde.',
  'validation.dayTotal': 'Com este registo, o total do dia ultrapassaria {dayMax}.',
  'validation.dayNotEmpty': 'Já há algo registado neste dia.',
  'validation.checkLow': 'Valor invulgarmente baixo: menos de {softMin, number}. Verifique, por favor.',
  'validation.checkHigh': 'Valor invulgarmente alto: mais de {softMax, number}. Verifique, por favor.',
  'validation.checkPulsePressure':
    'Os valores sistólico e diastólico estão invulgarmente próximos ou afastados (habitual: {pulsePressureMin, number} a {pulsePressureMax, number}\u00a0mmHg). Verifique, por favor.',
  'validation.checkWeightChange': 'O peso mudou mais de {weightChange} em 24 horas. Verifique, por favor.',
  'validation.checkDayTotal':
    'Com este registo, o total do dia ultrapassa {daySoftMax}. Verifique, por favor.',
  'validation.checkInsideTotal':
    'Há um total registado para este dia, e é ele que conta. Este registo será mostrado, mas não somado.',
  'validation.checkSecondTotal': 'Já há um total registado para este dia. Só conta o último registado.',
  'validation.checkTotalBelow':
    'Os registos deste dia somam mais do que este total, que conta em vez deles. Verifique, por favor.',
  'validation.checkOld': 'Esta data foi há mais de {days, number} dias. Verifique, por favor.',
  'validation.ultrafiltrationRate':
    'Isto excede {rate, number}\u00a0mL/kg/h e não pode ser guardado. Verifique volume, duração e peso.',
  'validation.checkUltrafiltrationRate': 'Isto excede {softRate, number}\u00a0mL/kg/h. Verifique, por favor.',
  'validation.checkHeavierAfter': 'O peso é mais alto depois da sessão do que antes. Verifique, por favor.',
  'validation.checkRetained': 'Saiu menos líquido do que entrou: houve retenção. Verifique, por favor.',
  'validation.kindOfDialysis':
    'Isto não corresponde ao tipo de diálise, ou a uma sessão em falta. Deixe este campo vazio.',
  'validation.timeSkipped': 'Os relógios adiantaram: esta hora não existiu nesse dia.',
  'validation.timeRepeated':
    'Os relógios atrasaram: esta hora existiu duas vezes nesse dia. Conta a primeira.',
  'validation.categoryCode':
    'Use 2 a 20 caracteres: maiúsculas de A a Z, algarismos, hífenes e traços inferiores, por exemplo HD-CASA.',
  'validation.limitOrder': 'O limite inferior tem de ficar abaixo do superior.',
  'validation.limitRange': 'Este limite está fora do que pode ser medido.',
  'validation.targetRange': 'Este valor é demasiado baixo ou alto para um alvo.',
  'validation.beforeLastTarget': 'Esta data é anterior à última decisão sobre este alvo.',
  'validation.planDecides': 'Um plano de líquidos define o que se deve beber. Altere-o em Plano de líquidos.',
  'validation.noTargetToEnd': 'Não há nenhum alvo deste tipo para terminar.',
  'validation.levelOrder':
    'Uma gravidade mais urgente precisa de um limite mais extremo do que uma menos urgente.',
  'validation.levelTwice': 'Cada gravidade só pode ser indicada uma vez.',
  'validation.windowShort': 'O período é demasiado curto para isto.',
  'validation.windowLong': 'A regra não pode recuar tanto no tempo.',
  'validation.aggregation': 'Este cálculo não é possível para este parâmetro.',
  'validation.severalDays': 'Só o valor de um único dia do doente pode ser exigido em vários dias.',
  'validation.planWater':
    'Só os líquidos ingeridos podem ser comparados com o plano de líquidos, com um único limite.',
  'validation.criticalHours': 'Uma regra de gravidade crítica tem de estar ativa 24 horas por dia.',
  'validation.everybodyExcluded':
    'Em conjunto, estas exclusões não deixam ninguém à regra: retire uma delas.',
  'validation.escalationOrder': 'Cada passo tem de vir depois do anterior.',
  'validation.thresholdEmpty': 'Altere pelo menos um valor ou desative a regra.',
  'validation.subjectFixed':
    'O parâmetro já não pode ser alterado quando há alertas que o referem. Crie uma nova regra.',
  'validation.formula': 'Esta fórmula não pode ser calculada.',
  'validation.slotsOverlap': 'Os períodos não podem sobrepor-se e cada um precisa de duração.',
  'validation.sharesCount': 'Indique uma parte para cada período.',
  'validation.sharesSum': 'As partes têm de somar 100\u00a0%.',
  'validation.clampOrder': 'O total mínimo não pode ficar acima do máximo.',
  'validation.planStatus': 'Um plano passa de rascunho a ativo e de ativo a arquivado.',
  'validation.planActive': 'Só um plano ativo pode ser prescrito a um doente.',
  'validation.assignmentStatus': 'O plano deste doente já não pode ser alterado assim.',
  'validation.overrideClamp': 'O plano permite de {min, number} a {max, number}\u00a0mL.',
  'validation.confirmReason': 'Indique o motivo deste valor invulgar.',
  'validation.planLacks': 'O plano de líquidos precisa deste valor.',
  'validation.profileOrTotal':
    'Em falta no perfil: {names}. Preencha o perfil ou defina aqui uma quantidade.',
  'validation.profileLacks': 'Em falta no perfil: {names}. Preencha primeiro o perfil.',
  'validation.planBelowZero': 'Para este doente, a fórmula dá menos de 0\u00a0mL por dia.',
  'validation.planTooMuch': 'Para este doente, a fórmula dá mais do que se pode beber num dia.',
  'validation.planCrossed': 'Para este doente, o limite inferior fica acima do limite superior.',
  'validation.weekdays': 'Escolha pelo menos um dia da semana.',
  'validation.dosePositive': 'Indique uma quantidade acima de zero.',
  'validation.timesNeeded': 'Indique pelo menos uma hora.',
  'validation.timesTwice': 'Cada hora só pode ser indicada uma vez.',
  'validation.segmentOrder': 'Os períodos de um medicamento têm de seguir-se sem sobreposição.',
  'validation.pastFixed':
    'O que estava previsto antes de hoje já não pode ser alterado. Escolha hoje ou um dia posterior.',
  'validation.overlap':
    'O doente já toma este medicamento ou outro com a mesma substância. Confirme que ambos são pretendidos.',
  'validation.avoided': 'Política local: evitar este medicamento na situação deste doente. Indique o motivo.',
  'validation.allergyKnown':
    'Há uma alergia registada que diz o contrário. Termine-a primeiro, se já não se aplica.',
  'validation.warningReason': 'Indique em pelo menos 3 caracteres o motivo para dar apesar do aviso.',
  'validation.overlapReason': 'O doente já toma o mesmo. Indique o motivo para ambos.',
  'validation.medicineInactive': 'Este medicamento já não é prescrito.',
  'validation.notDue': 'Não há nada previsto a esta hora.',
  'validation.tooLongAgo': 'As tomas podem ser registadas durante {days, number} dias no máximo.',
  'validation.skipReason': 'Indique o motivo por que não foi tomado.',
  'validation.overMaximum': 'Excede o máximo em 24 horas. Indique numa nota o que aconteceu.',
  'validation.farAhead':
    'Esta toma só está prevista para muito mais tarde. Indique numa nota porque foi tomada agora, ou registe a toma em causa.',
  'validation.linkId': 'Comece por uma letra; depois só letras, algarismos, - e _, no máximo 40 caracteres.',
  'validation.questionnaire': 'O questionário não pode ser publicado assim. Corrija o que está assinalado.',
  'validation.afterToday': 'Esta data é futura.',
  'validation.endOfCurrent': 'Só um diagnóstico inativo, em remissão ou resolvido pode ter data de fim.',
  'validation.reachable':
    'Indique um endereço de e-mail ou um telemóvel para que esta pessoa possa ser contactada.',
  'validation.referralState':
    'Uma referenciação pedida é aceite ou recusada, e depois de aceite é concluída ou recusada.',
  'validation.httpsAddress':
    'Indique um endereço web que comece por https:// e não contenha nome de utilizador nem palavra-passe.',
  'validation.hoursEqual': 'O fim tem de ser a uma hora diferente do início.',
  'validation.timeZone': 'Escolha um fuso horário da lista, por exemplo Europe/Lisbon.',
  'validation.givenTwice': 'Este elemento já existe.',
  'validation.criticalTold': 'Os alertas críticos são sempre comunicados.',
  'validation.serverTested': 'Teste primeiro este endereço: só pode ser guardado um que acabou de responder.',
  'validation.termsPast': 'Os termos entram em vigor hoje ou mais tarde.',
  'validation.termsOrder':
    'Termos já publicados entram em vigor mais tarde. Indique a mesma data ou uma posterior.',
  'validation.termsLanguage': 'Escreva o texto no idioma predefinido da instituição antes de publicar.',
  'validation.templateNames': 'Entre chavetas só podem estar estes nomes: severity, patient, alert.',
  'validation.document': 'O texto contém algo que não pode ser guardado. Cole-o como texto simples.',
  'validation.pictureWords':
    'Cada imagem precisa de uma descrição para quem não a vê. Selecione-a e descreva-a.',
  'validation.transcript': 'Cada filme precisa da sua transcrição. Selecione-o e acrescente-a.',
  'validation.safeLink': 'Uma ligação começa por https:// ou mailto: e não contém espaços.',
  'validation.quizRight': 'Marque pelo menos uma resposta como certa.',
  'validation.reviewFuture': 'Escolha um dia depois de hoje.',
  'validation.pdf': 'Escolha um ficheiro PDF.',
  'validation.articleStep': 'Isto não é possível no estado atual do artigo.',
  'validation.articleReader': 'Este artigo não está publicado ou foi entretanto arquivado.',
  'validation.readingStep': 'Este passo já não é possível.',
  'validation.notPublished': 'Só um questionário publicado pode ser atribuído.',
  'validation.startPast': 'Indique hoje ou um dia posterior.',
  'validation.notCaredFor': 'Este doente já não é acompanhado no programa.',
  'validation.stepImpossible': 'Este passo não é possível no estado atual.',
  'validation.windowClosed': 'Este questionário só pode ser respondido nos dias previstos.',
  'validation.remindWithin': 'Indique menos dias do que os do prazo de resposta.',
  'validation.templateNeeds': 'Nomeie o doente e o alerta, ambos entre chavetas: patient, alert.',
};
