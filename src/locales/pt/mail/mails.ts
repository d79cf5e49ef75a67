import type { mails as en } from '../../en/mail/mails';

export const mails: Record<keyof typeof en, string> = {
  'mail.signUpCodeSubject': 'Código para confirmar o seu endereço',
  'mail.signUpCodeText':
    'Introduza este código na página em que se inscreveu. É válido durante {minutes, number} minutos.',
  'mail.alreadyRegisteredSubject': 'Já tem uma conta',
  'mail.alreadyRegisteredText':
    'Alguém tentou inscrever-se com este endereço, que já tem uma conta. Se foi o seu caso, inicie sessão; se esqueceu a palavra-passe, pode escolher aí uma nova.',
  'mail.signIn': 'Iniciar sessão',
  'mail.signInLinkSubject': 'Ligação para iniciar sessão',
  'mail.signInLinkText':
    'Use esta ligação para iniciar sessão. Só pode ser usada uma vez, durante {minutes, number} minutos.',
  'mail.resetLinkSubject': 'Ligação para definir uma nova palavra-passe',
  'mail.resetLinkText':
    'Use esta ligação para escolher uma nova palavra-passe. Só pode ser usada uma vez, durante {minutes, number} minutos.',
  'mail.setPassword': 'Definir nova palavra-passe',
  'mail.notAsked': 'Se não pediu isto, não precisa de fazer nada.',
  'mail.invitationSubject': 'Convite de {organisation}',
  'mail.invitationText':
    'Foi convidado a trabalhar com {organisation}. Escolha uma palavra-passe para começar. A ligação é válida durante {days, number} dias.',
  'mail.acceptInvitation': 'Aceitar o convite',
  'mail.passwordChangedSubject': 'A sua palavra-passe foi alterada',
  'mail.passwordChangedText':
    'A palavra-passe da sua conta foi alterada em {day} às {time} ({zone}). Se não foi por si, defina de imediato uma nova palavra-passe e avise um administrador.',
  'mail.alert':
    '{severity, select, critical {Alerta crítico} high {Alerta de nível alto} medium {Alerta de nível médio} low {Alerta de nível baixo} other {Alerta de nível desconhecido}}',
  'mail.alertRaisedText': 'Há um alerta que ainda ninguém assumiu.',
  'mail.alertWorseText': 'Um alerta agravou-se e desde então ninguém o assumiu.',
  'mail.alertBackText': 'Um alerta está novamente aberto e desde então ninguém o assumiu.',
  'mail.alertLateText':
    'Há um alerta que ainda ninguém assumiu. O que o desencadeou foi medido num dia anterior e só agora chegou.',
  'mail.alertEscalatedSubject': '{alert}: não assumido',
  'mail.alertEscalatedText':
    'Um alerta espera há demasiado tempo e ninguém o assumiu. Foi escalado para que alguém trate dele.',
  'mail.alertReminderSubject': '{alert}: ainda não encerrado',
  'mail.alertReminderText':
    'Um alerta que foi assumido ou visto, ou que está por rever, ainda não foi encerrado.',
  'mail.openAlert': 'Abrir o alerta',
  'mail.alertsRaisedSubject':
    '{count, plural, one {# novo alerta} many {# de novos alertas} other {# novos alertas}}, {severity, select, critical {o mais elevado crítico} high {o mais elevado de nível alto} medium {o mais elevado de nível médio} low {o mais elevado de nível baixo} other {o mais elevado de nível desconhecido}}',
  'mail.alertsRaisedText':
    '{count, plural, one {Há # alerta} many {Há # de alertas} other {Há # alertas}} que ainda ninguém assumiu.',
  'mail.openAlerts': 'Abrir os alertas',
  'mail.alertNote':
    'Para proteger o doente, esta mensagem não contém nomes nem valores. Poderá vê-los depois de iniciar sessão.',
  'mail.testSubject': 'Mensagem de teste',
  'mail.testText': 'As mensagens de {organisation} chegam a este endereço.',
  'mail.testNote': 'Pediu este teste na página «Notificações».',
  'mail.footer': 'Enviado automaticamente por {organisation}. Por favor, não responda.',
};
