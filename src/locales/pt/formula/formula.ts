import type { formula as en } from '../../en/formula/formula';

export const formula: Record<keyof typeof en, string> = {
  'formula.empty': 'Escreva uma fórmula, por exemplo 500 + urine24h.',
  'formula.tooLong': 'A fórmula tem {count, number} caracteres; são possíveis no máximo {most, number}.',
  'formula.comma':
    '«{text}» pode ler-se de duas formas. Escreva as casas decimais com ponto (1.5) e separe os valores de uma função com ponto e vírgula (1; 5).',
  'formula.grouped':
    '«{text}» pode significar milhares ou casas decimais. Escreva os milhares sem ponto (1500).',
  'formula.endsEarly': 'A fórmula está incompleta: no fim falta um número, um nome ou um parêntese.',
  'formula.unreadable': '«{text}» não é válido aqui.',
  'formula.notAllowed':
    '«{text}» não é um cálculo. Use números, nomes, + − × ÷, parênteses, min, max, round e if.',
  'formula.unknownName': 'A variável «{name}» não existe.',
  'formula.unknownFunction': 'A função «{name}» não existe. São possíveis min, max, round e if.',
  'formula.needsBrackets':
    '«{name}» é uma função: os seus valores seguem entre parênteses, como em {name}( ).',
  'formula.parts': '«{name}» leva de {least, number} a {most, number} valores; aqui há {given, number}.',
  'formula.noNumber': 'Aqui é preciso um número.',
  'formula.noCondition': 'Aqui é precisa uma comparação, por exemplo sex == female.',
  'formula.units': '{one} e {other} não podem ser combinados.',
  'formula.resultUnit': 'O resultado viria em {unit}; um plano de líquidos precisa de mL por dia.',
  'formula.missing': '«{name}» não está registado neste doente.',
  'formula.divisionByZero': 'Divisão por zero.',
  'formula.tooLarge': 'O resultado ultrapassa qualquer volume possível.',
  'formula.roundStep': 'Só se pode arredondar a passos acima de zero.',
  'formula.outOfRange':
    'A fórmula dá {ml, number}\u00a0mL por dia; são possíveis 0 a {most, number}\u00a0mL.',
  'formula.crossed':
    'O limite inferior ({low, number}\u00a0mL) fica acima do superior ({high, number}\u00a0mL).',
  'formula.name_weight': 'Peso, mais recente (kg)',
  'formula.name_dryWeight': 'Peso seco (kg)',
  'formula.name_height': 'Altura (cm)',
  'formula.name_age': 'Idade (anos)',
  'formula.name_sex': 'Sexo (female, male)',
  'formula.name_urine24h': 'Diurese das 24\u00a0h (mL/d)',
  'formula.name_baseline': 'Ingestão habitual, média de 7 dias (mL/d)',
  'formula.name_ufr': 'Taxa de ultrafiltração (mL/kg/h)',
  'formula.name_sessionHours': 'Duração de uma sessão (h)',
  'formula.name_interdialyticDays': 'Dias entre sessões (d)',
  'formula.name_urineTarget': 'Diurese pretendida (mL/d)',
  'formula.name_activityExtra': 'Suplemento por atividade (mL/d)',
  'formula.name_heatExtra': 'Suplemento pelo calor (mL/d)',
  'formula.name_quantity': 'Recipientes por dia (número)',
  'formula.name_containerMl': 'Volume de um recipiente (mL)',
};
