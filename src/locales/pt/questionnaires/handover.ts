import type { handover as en } from '../../en/questionnaires/handover';

export const handover: Record<keyof typeof en, string> = {
  'handover.hand': 'Entregar ao doente',
  'handover.title': 'Entregar o dispositivo a {name}?',
  'handover.text':
    'Só estas perguntas são visíveis: sem menu, sem processo e sem outro doente, também nos outros separadores deste navegador.',
  'handover.returnPassword': 'Para voltar, prima «Devolver o dispositivo» e introduza a sua palavra-passe.',
  'handover.returnOrganisation':
    'Para voltar, prima «Devolver o dispositivo» e inicie sessão de novo na sua organização.',
  'handover.returnDemonstration': 'Para voltar, prima «Devolver o dispositivo» e inicie sessão de novo.',
  'handover.giveBack': 'Devolver o dispositivo',
  'handover.nothing': 'De momento não há nada a responder. Por favor, devolva o dispositivo.',
  'handover.thanks': 'Obrigado',
  'handover.thanksText':
    'As suas respostas foram enviadas à equipa de cuidados. Por favor, devolva o dispositivo.',
};
