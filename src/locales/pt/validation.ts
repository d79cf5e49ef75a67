import type { validation as en } from '../en/validation';

export const validation: Record<keyof typeof en, string> = {
  'validation.required': 'Preencha este campo.',
  'validation.tooLong': 'O texto é demasiado longo.',
  'validation.invalid': 'Este valor não é válido.',
  'validation.instant': 'Indique a data e a hora.',
  'validation.date': 'Indique uma data existente.',
  'validation.timeOfDay': 'Indique uma hora entre 00:00 e 23:59.',
  'validation.bothPressures': 'Indique as pressões sistólica e diastólica.',
  'validation.outcome': 'Escolha um desfecho.',
  'validation.noteRequired': 'Indique numa nota o que foi feito: um alerta alto ou crítico não pode ser encerrado sem ela.',
};
