import type { doors as en } from '../../en/demoPages/doors';

export const doors: Record<keyof typeof en, string> = {
  'doors.home': 'Voltar à primeira página',
  'doors.again': 'Tentar de novo',
  'doors.back': 'Voltar atrás',
  'doors.serverErrorLead':
    'O servidor não conseguiu fazer o que lhe foi pedido. Nada do que é seu se perdeu: tente de novo dentro de momentos.',
  'doors.maintenanceLead': 'Estamos a trabalhar no produto e voltamos em breve. Obrigado por esperar.',
  'doors.soonLead': 'Está a nascer aqui algo de novo. Deixe o seu endereço para saber da abertura.',
  'doors.hereLead': 'Chegou o dia: está aberto.',
  'doors.until': 'Tempo até {day}',
  'doors.days': '{count, plural, one {dia} many {dias} other {dias}}',
  'doors.hours': '{count, plural, one {hora} many {horas} other {horas}}',
  'doors.minutes': '{count, plural, one {minuto} many {minutos} other {minutos}}',
  'doors.seconds': '{count, plural, one {segundo} many {segundos} other {segundos}}',
  'doors.email': 'O seu endereço de e-mail',
  'doors.subscribe': 'Subscrever',
  'doors.subscribed': '{email} ficou anotado. Isto é uma demonstração: ninguém recebe mensagens.',
};
