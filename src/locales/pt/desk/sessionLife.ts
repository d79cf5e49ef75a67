import type { sessionLife as en } from '../../en/desk/sessionLife';

export const sessionLife: Record<keyof typeof en, string> = {
  'session.draftBack': 'Os dados que não tinha guardado foram repostos.',
  'session.lockText': 'Nada é mostrado até introduzir a sua palavra-passe.',
  'session.lockTextOther': 'Nada é mostrado até iniciar sessão novamente.',
  'session.lockTextDemo': 'Esta demonstração não tem palavra-passe. Termine a sessão para recomeçar.',
  'session.draftsWait': 'O que tinha escrito fica guardado até desbloquear.',
  'session.unlock': 'Desbloquear',
  'session.unlocking': 'A desbloquear…',
  'session.notYou': 'Não é a sua conta? Terminar sessão',
  'session.signOut': 'Terminar sessão',
  'session.dropTitle': 'Terminar sessão e descartar o que foi escrito?',
  'session.dropText': '{name} escreveu algo que ainda não está guardado. Ao terminar a sessão, perde-se.',
  'session.lockScreen': 'Bloquear ecrã',
  'session.warnTitle': 'Ainda está aí?',
  'session.warnLeft':
    'O ecrã bloqueia-se dentro de {seconds, plural, one {# segundo} many {# de segundos} other {# segundos}}.',
  'session.warnText':
    'Prima uma tecla, clique ou toque para continuar. O que escreveu fica guardado em qualquer caso.',
  'session.stay': 'Manter sessão iniciada',
  'session.lockNow': 'Bloquear agora',
  'session.ageSoon':
    'A sua sessão termina dentro de {minutes, plural, one {# minuto} many {# de minutos} other {# minutos}}, ao fim de 12 horas. Guarde o seu trabalho e inicie sessão novamente.',
  'session.clockOff':
    'O relógio deste dispositivo está {direction, select, ahead {adiantado} other {atrasado}} cerca de {hours, plural, =0 {{minutes, plural, one {# minuto} many {# de minutos} other {# minutos}}} one {# hora} many {# de horas} other {# horas}}. As horas que introduzir podem estar erradas.',
};
