import type { identity as en } from '../en/identity';

export const identity: Record<keyof typeof en, string> = {
  'identity.signUpTitle': 'Criar uma conta',
  'identity.codeTitle': 'Introduzir o código',
  'identity.forgotTitle': 'Palavra-passe esquecida',
  'identity.resetTitle': 'Definir uma nova palavra-passe',
  'identity.mailSignUpCode': 'Código para confirmar o seu endereço',
  'identity.mailAlreadyRegistered': 'Já tem uma conta',
  'identity.mailSignInLink': 'Ligação para iniciar sessão',
  'identity.mailResetLink': 'Ligação para definir uma nova palavra-passe',
  'identity.mailInvitation': 'Convite para a equipa',
  'identity.mailPasswordChanged': 'A sua palavra-passe foi alterada',
};
