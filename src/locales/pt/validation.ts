import type { validation as en } from '../en/validation';

export const validation: Record<keyof typeof en, string> = {
  'validation.required': 'Preencha este campo.',
  'validation.tooLong': 'O texto é demasiado longo.',
  'validation.endBeforeStart': 'O fim é anterior ao início.',
  'validation.invalid': 'Este valor não é válido.',
  'validation.instant': 'Indique a data e a hora.',
  'validation.date': 'Indique uma data existente.',
  'validation.timeOfDay': 'Indique uma hora entre 00:00 e 23:59.',
  'validation.bothPressures': 'Indique as pressões sistólica e diastólica.',
  'validation.outcome': 'Escolha um resultado.',
  'validation.snoozePast': 'Indique um momento futuro.',
  'validation.colleague': 'Escolha alguém da lista de colegas.',
  'validation.snoozeTooLong': 'Um alerta desta gravidade não pode ser adiado tanto tempo.',
  'validation.noteRequired':
    'Indique numa nota o que foi feito: um alerta alto ou crítico não pode ser encerrado sem ela.',
  'validation.number': 'Indique um número em algarismos, por exemplo 72 ou 72,5.',
  'validation.numberAmbiguous':
    'Este número pode ser lido de duas formas. Escreva-o sem separador de milhares, por exemplo 1234 ou 1,5.',
  'validation.wholeNumber': 'Indique um número inteiro.',
  'validation.tooManyDecimals':
    'Indique no máximo {decimals, plural, one {# casa decimal} many {# de casas decimais} other {# casas decimais}}.',
  'validation.outOfRange': 'Aqui só é possível registar valores de {min, number} a {max, number}.',
  'validation.pressureOrder': 'A pressão sistólica tem de ser superior à diastólica.',
  'validation.inFuture': 'Esta hora está mais de {minutes, number} minutos no futuro.',
  'validation.beforeBirth': 'Esta data é anterior à data de nascimento.',
  'validation.dayTotal': 'Com este registo, o total do dia ultrapassaria {dayMax}.',
  'validation.dayNotEmpty': 'Já há algo registado neste dia.',
  'validation.checkLow': 'Valor invulgarmente baixo: menos de {softMin, number}. Verifique, por favor.',
  'validation.checkHigh': 'Valor invulgarmente alto: mais de {softMax, number}. Verifique, por favor.',
  'validation.checkPulsePressure':
    'Os valores sistólico e diastólico estão invulgarmente próximos ou afastados (habitual: {pulsePressureMin, number} a {pulsePressureMax, number}\u00a0mmHg). Verifique, por favor.',
  'validation.checkWeightChange': 'O peso mudou mais de {weightChange} em 24 horas. Verifique, por favor.',
  'validation.checkDayTotal':
    'Com este registo, o total do dia ultrapassa {daySoftMax}. Verifique, por favor.',
  'validation.checkOld': 'Esta data foi há mais de {days, number} dias. Verifique, por favor.',
  'validation.timeSkipped': 'Os relógios adiantaram: esta hora não existiu nesse dia.',
  'validation.timeRepeated':
    'Os relógios atrasaram: esta hora existiu duas vezes nesse dia. Conta a primeira.',
  'validation.email': 'Indique um endereço de e-mail, por exemplo nome@clinic.example.',
  'validation.phone': 'Indique um número de telefone: algarismos, espaços, + - ( ) / e pontos.',
  'validation.passwordShort': 'Use pelo menos 10 caracteres.',
  'validation.passwordGuessable':
    'Esta palavra-passe estaria entre as primeiras a ser experimentadas. Use uma mais longa ou menos comum, sem o seu endereço.',
  'validation.passwordWrong': 'Esta não é a sua palavra-passe atual.',
  'validation.code': 'Introduza os seis algarismos do código.',
  'validation.codeWrong': 'Este código está errado ou já não é válido.',
  'validation.answerShort': 'Dê uma resposta com pelo menos três letras ou algarismos.',
  'validation.answersWrong': 'As respostas não coincidem com as dadas anteriormente.',
  'validation.questionsDiffer': 'Escolha duas perguntas diferentes.',
  'validation.picture': 'Escolha uma imagem JPEG, PNG ou WebP.',
  'validation.limitOrder': 'O limite inferior tem de ficar abaixo do superior.',
  'validation.limitRange': 'Este limite está fora do que pode ser medido.',
  'validation.levelOrder':
    'Uma gravidade mais urgente tem de ficar mais afastada do normal do que uma menos urgente.',
  'validation.levelTwice': 'Cada gravidade só pode ser indicada uma vez.',
  'validation.windowShort': 'O período é demasiado curto para isto.',
  'validation.windowLong': 'A regra não pode recuar tanto no tempo.',
  'validation.aggregation': 'Este cálculo não é possível para este parâmetro.',
  'validation.severalDays': 'Só o valor de um único dia do doente pode ser exigido em vários dias.',
  'validation.planWater':
    'Só os líquidos ingeridos podem ser comparados com o plano de líquidos, com um único limite.',
  'validation.criticalHours': 'Uma regra de gravidade crítica tem de estar ativa a qualquer hora.',
  'validation.escalationOrder': 'Cada passo tem de vir depois do anterior.',
  'validation.thresholdEmpty': 'Altere pelo menos um valor ou desative a regra.',
  'validation.subjectFixed':
    'O que uma regra observa já não pode mudar quando há alertas que a referem. Crie uma nova regra.',
};
