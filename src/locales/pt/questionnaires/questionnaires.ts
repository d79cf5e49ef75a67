import type { questionnaires as en } from '../../en/questionnaires/questionnaires';

export const questionnaires: Record<keyof typeof en, string> = {
  'questionnaires.titleMissing': 'Indique um título no idioma de base.',
  'questionnaires.textMissing': 'Indique um texto no idioma de base.',
  'questionnaires.noQuestion': 'Adicione pelo menos uma pergunta.',
  'questionnaires.linkIdTwice': 'A chave «{linkId}» é usada mais de uma vez.',
  'questionnaires.optionTwice': 'O código «{code}» é usado em mais de uma opção.',
  'questionnaires.optionsMissing': 'Adicione pelo menos uma opção.',
  'questionnaires.boundOrder': 'O maior valor tem de ficar acima do menor.',
  'questionnaires.stepPositive': 'Indique um passo superior a zero.',
  'questionnaires.presetAsked':
    'Uma resposta predefinida seria enviada sem que ninguém a tivesse dado. Remova-a, ou mostre esta pergunta só para leitura ou de todo não.',
  'questionnaires.presetWrong': 'A resposta predefinida não é uma resposta possível a esta pergunta.',
  'questionnaires.readOnlyEmpty':
    'Esta pergunta é só de leitura e não tem resposta predefinida: nunca poderá ser respondida. Permita que seja respondida ou oculte-a.',
  'questionnaires.writesNot': 'Uma resposta deste tipo não pode ser guardada como esse parâmetro.',
  'questionnaires.writesTwice': 'Outra pergunta já é guardada como este parâmetro.',
  'questionnaires.writesUnit': 'Escolha a unidade em que este parâmetro é indicado.',
  'questionnaires.scaleSteps': 'Uma escala chega ao fim em passos inteiros, no máximo {most, number}.',
  'questionnaires.conditionItem':
    'A condição refere-se a «{item}», que não é uma pergunta deste questionário.',
  'questionnaires.conditionOperator': 'A resposta a «{item}» não pode ser comparada desta forma.',
  'questionnaires.conditionValue': 'Compare «{item}» com uma resposta possível.',
  'questionnaires.cycle': 'Estas perguntas dependem umas das outras e nunca apareceriam: {items}.',
  'questionnaires.scoreItem':
    'A resposta a «{item}» não pode ser pontuada. São possíveis escalas, sim ou não, números com os dois limites e opções em que todas têm pontos.',
  'questionnaires.scoreItemTwice': '«{item}» já é contado.',
  'questionnaires.minAnswered': 'A pontuação só conta {most, number} das perguntas.',
  'questionnaires.bandOrder': 'Um intervalo não pode acabar antes do início.',
  'questionnaires.bandOverlap': '{from, number} a {to, number} pertence a dois intervalos.',
  'questionnaires.bandGap':
    'As pontuações possíveis de {from, number} a {to, number} não pertencem a nenhum intervalo.',
  'questionnaires.answerBetween': 'Indique um valor de {min, number} a {max, number}.',
  'questionnaires.answerAtLeast': 'Indique um valor de pelo menos {min, number}.',
  'questionnaires.answerAtMost': 'Indique um valor de no máximo {max, number}.',
  'questionnaires.answerStep': 'Escolha um dos graus da escala.',
  'questionnaires.answerOption': 'Escolha uma das opções.',
  'questionnaires.answerAlone': 'Uma destas opções não pode ser escolhida com outras.',
  'questionnaires.answerTooLong': 'É demasiado longo: no máximo {most, number} caracteres.',
  'questionnaires.fhirShape': 'Esta parte não segue o FHIR R4.',
  'questionnaires.fhirResource': 'Este ficheiro não contém um questionário FHIR.',
  'questionnaires.fhirType': 'As perguntas do tipo {type} não podem ser feitas aqui.',
  'questionnaires.fhirTooMany': 'São demasiados: no máximo {most, number}.',
  'questionnaires.fhirNesting':
    'Grupos assim encaixados não podem ser mantidos: mudaria o que é mostrado e quando.',
  'questionnaires.fhirCondition': 'Esta condição compara com algo a que aqui não se pode responder.',
  'questionnaires.fhirUnserved':
    '«{name}» não é suportado. Sem isso, o questionário poderia perguntar, mostrar ou pontuar algo diferente do pretendido.',
  'questionnaires.fhirRetired':
    'Este questionário foi retirado pelo autor (estado «retired»). Importe a versão que o substitui.',
  'questionnaires.fhirValueSet':
    'Não é possível carregar as opções de uma lista externa. Inclua-as no ficheiro.',
};
