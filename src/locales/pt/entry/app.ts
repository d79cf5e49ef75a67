import type { app as en } from '../../en/entry/app';

export const app: Record<keyof typeof en, string> = {
  'app.notAuthorized': 'Acesso não autorizado',
  'app.notFound': 'Página não encontrada',
  'app.comingSoon': 'Brevemente',
  'app.serverError': 'Erro do servidor',
  'app.maintenance': 'Manutenção',

  'app.toDashboard': 'Ir para o painel',
  'app.toSignIn': 'Ir para o início de sessão',

  'app.notAuthorizedLead':
    'A sua função não dá acesso a esta página. Se precisa dela para o seu trabalho, fale com a administração.',
  'app.notFoundLead':
    'Não existe nenhuma página neste endereço. Pode ter sido movida, ou a ligação estava incompleta.',

  'app.crashTitle': 'Esta página deixou de funcionar',
  'app.crashLead': 'Tudo o resto continua a funcionar. Tente novamente ou continue noutra página.',
  'app.crashAllTitle': 'A aplicação deixou de funcionar',
  'app.crashAllLead': 'Recarregue a página para continuar. Os dados guardados estão seguros.',
  'app.staleTitle': 'Não foi possível carregar esta página',
  'app.staleLead':
    'Pode ter sido instalada uma versão mais recente, ou a ligação está interrompida. Recarregue para continuar.',
  'app.reload': 'Recarregar',
  'app.unexpected': 'Ocorreu um erro inesperado. O que vê pode não estar atualizado.',
  'app.settingsNotKept': 'Este navegador não guarda nada. As suas definições mantêm-se até sair da página.',
  'app.storage.superseded':
    'Está aberta uma versão mais recente da aplicação noutro separador. Recarregue esta página.',
  'app.storage.deleted': 'Os dados deste navegador foram apagados de fora. Recarregue a página.',
  'app.storage.terminated': 'O navegador fechou a base de dados. Tente novamente.',
  'app.storage.blocked':
    'Outro separador usa uma versão mais antiga e retém a base de dados. Feche esse separador.',
  'app.dismiss': 'Ocultar',
  'app.messages': 'Mensagens',
  'app.badConfiguration': 'A configuração não é válida',
  'app.badConfigurationLead': 'Estas definições têm de ser corrigidas antes de a aplicação poder arrancar:',
  'app.typedBeforeReload':
    'Uma parte desta página pertence a uma versão mais recente e não pôde ser carregada. Nada foi recarregado porque escreveu algo: guarde e depois recarregue a página.',
};
