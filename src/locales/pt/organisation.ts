import type { organisation as en } from '../en/organisation';

export const organisation: Record<keyof typeof en, string> = {
  'organisation.signIn': 'Iniciar sessão com a sua organização',
  'organisation.or': 'ou',
  'organisation.leading': 'A abrir o início de sessão…',
  'organisation.returning': 'A concluir o início de sessão…',
  'organisation.leaving': 'A terminar a sessão…',
  'organisation.unreachable':
    'Não é possível contactar o início de sessão da sua organização. Tente novamente ou entre com o e-mail e a palavra-passe.',
  'organisation.notLoaded': 'Não foi possível carregar o início de sessão com a sua organização.',
  'organisation.misconfigured':
    'O início de sessão com a sua organização não está bem configurado. Avise o seu administrador.',
  'organisation.insecure': 'O início de sessão com a sua organização exige um endereço que comece por https.',
  'organisation.refused':
    'O início de sessão da sua organização foi cancelado ou recusado. Não tem sessão iniciada.',
  'organisation.again': 'A sua organização pede que inicie sessão novamente.',
  'organisation.stale': 'Este início de sessão começou noutro lugar ou já foi utilizado. Comece de novo.',
  'organisation.failed':
    'Não foi possível concluir o início de sessão com a sua organização. Comece de novo.',
  'organisation.unknownAccount':
    'A sua organização conhece-o, mas a sua conta não é conhecida aqui. Peça ao seu administrador que a adicione ou entre com outra.',
  'organisation.stillOpen':
    'Terminou a sessão aqui, mas não foi possível avisar a sua organização. Num computador partilhado, feche o navegador.',
};
