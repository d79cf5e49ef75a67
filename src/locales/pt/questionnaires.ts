import type { questionnaires as en } from '../en/questionnaires';

export const questionnaires: Record<keyof typeof en, string> = {
  'questionnaires.titleMissing': 'Indique um título na língua de base.',
  'questionnaires.textMissing': 'Indique um texto na língua de base.',
  'questionnaires.noQuestion': 'Faça pelo menos uma pergunta.',
  'questionnaires.linkIdTwice': 'A chave «{linkId}» é usada mais de uma vez.',
  'questionnaires.optionTwice': 'O código «{code}» é usado em mais de uma resposta.',
  'questionnaires.optionsMissing': 'Indique pelo menos uma resposta à escolha.',
  'questionnaires.boundOrder': 'O maior valor tem de ficar acima do menor.',
  'questionnaires.stepPositive': 'Indique um passo superior a zero.',
  'questionnaires.writesNot': 'Uma resposta deste tipo não pode ser guardada como esse parâmetro.',
  'questionnaires.writesTwice': 'Outra pergunta já é guardada como este parâmetro.',
  'questionnaires.writesUnit': 'Escolha a unidade em que este parâmetro é indicado.',
  'questionnaires.scaleSteps': 'Uma escala chega ao fim em passos inteiros, no máximo {most, number}.',
  'questionnaires.conditionItem': 'A condição refere «{item}», que não é uma pergunta deste questionário.',
  'questionnaires.conditionOperator': 'A resposta a «{item}» não se pode comparar desta forma.',
  'questionnaires.conditionValue': 'Compare «{item}» com uma resposta possível.',
  'questionnaires.cycle': 'Estas perguntas dependem umas das outras e nunca apareceriam: {items}.',
  'questionnaires.scoreItem':
    'A resposta a «{item}» não se pode contar. Servem escalas, sim ou não, números com os dois limites e respostas em que todas têm pontos.',
  'questionnaires.scoreItemTwice': '«{item}» já é contado.',
  'questionnaires.minAnswered': 'A pontuação só conta {most, number} das perguntas.',
  'questionnaires.bandOrder': 'Uma faixa não acaba antes do início.',
  'questionnaires.bandOverlap': '{from, number} a {to, number} está em duas faixas.',
  'questionnaires.bandGap':
    'As pontuações de {from, number} a {to, number} são possíveis, mas nenhuma faixa as abrange.',
  'questionnaires.answerBetween': 'Indique um valor de {min, number} a {max, number}.',
  'questionnaires.answerAtLeast': 'Indique um valor de pelo menos {min, number}.',
  'questionnaires.answerAtMost': 'Indique um valor de no máximo {max, number}.',
  'questionnaires.answerStep': 'Escolha um dos graus da escala.',
  'questionnaires.answerOption': 'Escolha uma das respostas.',
  'questionnaires.answerTooLong': 'É demasiado longo: no máximo {most, number} carateres.',
  'questionnaires.fhirShape': 'Esta parte não segue o FHIR R4.',
  'questionnaires.fhirResource': 'Este ficheiro não contém um questionário FHIR.',
  'questionnaires.fhirType': 'As perguntas do tipo {type} não se podem fazer aqui.',
  'questionnaires.fhirTooMany': 'São demasiados: no máximo {most, number}.',
  'questionnaires.fhirNesting':
    'Grupos encaixados assim não se podem manter: mudaria o que aparece e quando.',
  'questionnaires.fhirCondition': 'Esta condição compara com algo que aqui não se pode responder.',
  'questionnaires.fhirValueSet':
    'As respostas de uma lista externa não se podem obter. Escreva-as no ficheiro.',
};
