import type { enrolment as en } from '../../en/desk/enrolment';

export const enrolment: Record<keyof typeof en, string> = {
  'errors.duplicatePatient':
    'Já existe um doente semelhante. Compare-os e indique por que motivo é outra pessoa.',
  'errors.enrolmentOver': 'Esta inscrição está terminada: o doente está inscrito.',
  'validation.name': 'Letras e sinais são aceites; caracteres de controlo ou só algarismos não são um nome.',
  'validation.oneName': 'Um só nome? Verifique que nada falta.',
  'validation.mobileCode': 'Comece pelo indicativo do país, por exemplo +351\u00a0912\u00a0345\u00a0678.',
  'validation.pinCode': 'Não é um código postal deste país.',
  'validation.age': 'Foi há mais de 120\u00a0anos.',
  'validation.minor': 'Menos de 18\u00a0anos: os limites e planos para adultos podem não servir. Verifique.',
  'validation.awakeHours': 'Entre acordar e deitar tem de haver 8 a 22\u00a0horas.',
  'validation.awakeShort': 'Menos de 12\u00a0horas de vigília. Verifique.',
  'validation.dryWeightMissing': 'Sem peso seco, não se deteta sobrecarga hídrica pelo peso. Verifique.',
  'validation.teamEmpty': 'Não está indicado nenhum membro da equipa médica. Verifique.',
  'validation.readingNeeded': 'Peça pelo menos uma medição.',
  'validation.enrolmentOverlap':
    'Um medicamento acima é o mesmo ou contém a mesma substância. Indique o motivo para ambos.',
  'validation.consent': 'Ninguém é inscrito sem consentimento.',
  'validation.noTerms': 'Não há termos em vigor. Um administrador publica-os nas definições.',
  'validation.termsNewer': 'Já estão em vigor termos mais recentes. Mostre-os ao doente e volte a perguntar.',
  'validation.termsLater': 'Estes termos ainda não estavam em vigor nesse dia.',
  'validation.duplicateReason': 'Compare com os doentes mostrados e indique por que motivo é outra pessoa.',
};
