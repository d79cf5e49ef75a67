/** What is wrong with an entry, as far as it may be said before anybody has signed in. */
import type { validation as en } from '../../en/entry/validation';

export const validation: Record<keyof typeof en, string> = {
  'validation.required': 'Preencha este campo.',
  'validation.tooLong': 'O texto é demasiado longo.',
  'validation.invalid': 'Este valor não é válido.',
  'validation.unknownWord': 'Esta versão não conhece este valor e não o deve substituir.',
  'validation.instant': 'Indique a data e a hora.',
  'validation.date': 'Indique uma data existente.',
  'validation.timeOfDay': 'Indique uma hora entre 00:00 e 23:59.',
  'validation.number': 'Indique um número em algarismos, por exemplo 72 ou 72,5.',
  'validation.numberAmbiguous':
    'Este número pode ser lido de duas formas. Escreva-o sem separador de milhares, por exemplo 1234 ou 1,5.',
  'validation.wholeNumber': 'Indique um número inteiro.',
  'validation.outOfRange': 'Aqui só é possível registar valores de {min, number} a {max, number}.',
  'validation.email': 'Indique um endereço de e-mail, por exemplo nome@clinic.example.',
  'validation.phone': 'Indique um número de telefone: algarismos, espaços, + - ( ) / e pontos.',
  'validation.passwordShort': 'Use pelo menos 10 caracteres.',
  'validation.passphraseShort': 'A palavra-passe do ficheiro precisa de pelo menos 12 caracteres.',
  'validation.passwordGuessable':
    'Esta palavra-passe estaria entre as primeiras a ser experimentadas. Use uma mais longa ou menos comum, sem o seu endereço.',
  'validation.passwordWrong': 'Esta não é a sua palavra-passe atual.',
  'validation.code': 'Introduza as oito letras e algarismos do código, por exemplo K7QM-2XWP.',
  'validation.codeWrong': 'Este código está errado ou já não é válido.',
  'validation.answerShort': 'Dê uma resposta com pelo menos três letras ou algarismos.',
  'validation.answersWrong': 'As respostas não coincidem com as dadas anteriormente.',
  'validation.questionsDiffer': 'Escolha duas perguntas diferentes.',
  'validation.picture': 'Escolha uma imagem JPEG, PNG ou WebP.',
  'validation.tooShort': 'É demasiado curto: pelo menos {min, number} caracteres.',
};
