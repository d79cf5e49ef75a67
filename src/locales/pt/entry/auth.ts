import type { auth as en } from '../../en/entry/auth';

export const auth: Record<keyof typeof en, string> = {
  'auth.title': 'Iniciar sessão',
  'auth.lead': 'Acompanhamento de doentes e telemonitorização para equipas de nefrologia',
  'auth.email': 'E-mail',
  'auth.password': 'Palavra-passe',
  'auth.showPassword': 'Mostrar palavra-passe',
  'auth.hidePassword': 'Ocultar palavra-passe',
  'auth.signIn': 'Iniciar sessão',
  'auth.signingIn': 'A iniciar sessão…',
  'auth.emailRequired': 'Introduza o seu endereço de e-mail.',
  'auth.passwordRequired': 'Introduza a sua palavra-passe.',
  'auth.loginSuccessful': 'Sessão iniciada com sucesso',
  'auth.rejected': 'Não foi possível iniciar sessão. Verifique o endereço de e-mail e a palavra-passe.',
  'auth.notStored': 'Este navegador não guarda nada. A sessão mantém-se até sair da página ou a recarregar.',
  'auth.accountsTitle': 'Contas de exemplo',
  'auth.accountsLead':
    'Não está configurado nenhum serviço de identidade. Estas contas só funcionam neste navegador, com doentes fictícios.',
  'auth.roleAdmin': 'Administração',
  'auth.roleUser': 'Equipa clínica',
  'auth.useAccount': 'Usar esta conta',
  'auth.unreachableTitle': 'Não foi possível verificar a sua sessão',
  'auth.unreachableLead':
    'A sua sessão não foi terminada. Tente novamente assim que a ligação for restabelecida.',
  'auth.serverFaultLead':
    'A sua sessão não foi terminada. A falha é do servidor, não da sua ligação. Tente novamente dentro de alguns minutos; se continuar, avise quem gere o servidor.',
  'auth.otherAccount': 'Iniciar sessão com outra conta',
  'auth.show': 'Mostrar',
  'auth.hide': 'Ocultar',
};
