import type { organisation as en } from '../../en/entry/organisation';

export const organisation: Record<keyof typeof en, string> = {
  'organisation.signIn': 'Iniciar sessão através da sua instituição',
  'organisation.or': 'ou',
  'organisation.leading': 'A abrir o início de sessão…',
  'organisation.returning': 'A concluir o início de sessão…',
  'organisation.leaving': 'A terminar a sessão…',
  'organisation.unreachable':
    'Não é possível contactar o início de sessão da sua instituição. Tente novamente ou inicie sessão com o e-mail e a palavra-passe.',
  'organisation.notLoaded': 'Não foi possível carregar o início de sessão através da sua instituição.',
  'organisation.misconfigured':
    'O início de sessão através da sua instituição não está bem configurado. Avise a sua administração.',
  'organisation.insecure':
    'O início de sessão através da sua instituição exige um endereço que comece por https.',
  'organisation.refused':
    'O início de sessão através da sua instituição foi cancelado ou recusado. Não há sessão iniciada.',
  'organisation.again': 'A sua instituição pede que inicie sessão novamente.',
  'organisation.stale': 'Este início de sessão começou noutro lugar ou já foi utilizado. Comece de novo.',
  'organisation.failed':
    'Não foi possível concluir o início de sessão através da sua instituição. Comece de novo.',
  'organisation.unknownAccount':
    'A sua instituição confirma quem é, mas a sua conta não é conhecida aqui. Peça à administração que a adicione ou inicie sessão com outra.',
  'organisation.stillOpen':
    'Terminou a sessão aqui, mas não foi possível avisar a sua instituição. Num computador partilhado, feche o navegador.',
};
