import type { identity as en } from '../../en/entry/identity';

export const identity: Record<keyof typeof en, string> = {
  'identity.signUpTitle': 'Criar uma conta',
  'identity.codeTitle': 'Introduzir o código',
  'identity.forgotTitle': 'Palavra-passe esquecida',
  'identity.resetTitle': 'Definir uma nova palavra-passe',
  'identity.tabs': 'Tipo de conta',
  'identity.tabTeam': 'Equipa clínica',
  'identity.forgotLink': 'Esqueceu-se da palavra-passe?',
  'identity.signUpLink': 'Criar uma conta',
  'identity.linkLink': 'Receber uma ligação para iniciar sessão',
  'identity.signedInAlready': 'Já tem uma sessão iniciada; por isso, a ligação não foi utilizada.',
  'identity.linkTitle': 'Iniciar sessão com uma ligação',
  'identity.linkLead': 'Sem palavra-passe: enviamos uma ligação para o seu endereço de e-mail.',
  'identity.withPassword': 'Iniciar sessão com palavra-passe',
};
