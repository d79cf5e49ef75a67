import type { app as en } from '../en/app';

export const app: Record<keyof typeof en, string> = {
  'app.groupMenus': 'Menus',
  'app.groupSettings': 'Definições',
  'app.settings': 'Definições',
  'app.dashboard': 'Painel',
  'app.userCategory': 'Categoria de utilizadores',
  'app.users': 'Utilizadores',
  'app.staff': 'Equipa',
  'app.patient': 'Processo do doente',
  'app.telemonitoring': 'Telemonitorização',
  'app.patientAlerts': 'Alertas do doente',
  'app.fluidPlanner': 'Plano hídrico',
  'app.medicine': 'Medicamentos',
  'app.education': 'Educação terapêutica',
  'app.questioners': 'Questionários',
  'app.alerts': 'Alertas',
  'app.general': 'Geral',
  'app.socialLinks': 'Redes sociais',
  'app.serverSetting': 'Definições do servidor',
  'app.terms': 'Termos e condições',
  'app.notifications': 'Notificações',
  'app.profile': 'Perfil',
  'app.notAuthorized': 'Acesso não autorizado',
  'app.notFound': 'Página não encontrada',

  'app.announced': 'Esta área está em preparação',
  'app.toDashboard': 'Ir para o painel',
  'app.toSignIn': 'Ir para o início de sessão',
  'app.leadUserCategory':
    'Aqui os administradores vão gerir as categorias em que os doentes são agrupados, com os seus códigos.',
  'app.leadFluidPlanner':
    'Aqui vão ser criados os planos hídricos, calculados para o doente e distribuídos pelo dia.',
  'app.leadMedicine': 'Aqui vão ser geridos os medicamentos e planeada a sua toma para cada doente.',
  'app.leadEducation': 'Aqui vão ser escritos e atribuídos os artigos de educação terapêutica.',
  'app.leadQuestioners': 'Aqui vão ser compostos, enviados e avaliados os questionários.',
  'app.leadGeneral':
    'Aqui vão ser definidos o nome, o fuso horário e os valores predefinidos da instituição.',
  'app.leadSocialLinks': 'Aqui vão ser geridas as ligações para as páginas públicas da instituição.',
  'app.leadServerSetting': 'Aqui vão ser configuradas e verificadas as ligações a outros sistemas.',
  'app.leadTerms': 'Aqui vão ser guardados os termos aceites por doentes e profissionais, versão a versão.',
  'app.leadNotifications': 'Aqui vai ser definido quem é informado, de quê e por que meio.',

  'app.notAuthorizedLead':
    'A sua função não dá acesso a esta página. Se precisa dela para o seu trabalho, fale com um administrador.',
  'app.noRoleLead':
    'A sua conta não tem nenhuma função que esta aplicação conheça. É um administrador que a atribui; até lá, pode completar o seu perfil.',
  'app.toProfile': 'Abrir o meu perfil',
  'app.notFoundLead':
    'Não existe nenhuma página neste endereço. Pode ter sido movida, ou a ligação estava incompleta.',
  'app.signOut': 'Terminar sessão',

  'app.crashTitle': 'Esta página deixou de funcionar',
  'app.crashLead': 'Tudo o resto continua a funcionar. Tente novamente ou continue noutra página.',
  'app.crashAllTitle': 'A aplicação deixou de funcionar',
  'app.crashAllLead': 'Recarregue a página para continuar. O que foi guardado está seguro.',
  'app.staleTitle': 'Não foi possível carregar esta página',
  'app.staleLead':
    'Pode ter sido instalada uma versão mais recente, ou a ligação está interrompida. Recarregue para continuar.',
  'app.reload': 'Recarregar',
  'app.unexpected': 'Ocorreu um erro inesperado. O que vê pode não estar atualizado.',
  'app.settingsNotKept': 'Este navegador não guarda nada. As suas definições mantêm-se até sair da página.',
  'app.storage.superseded':
    'Está aberta uma versão mais recente da aplicação noutro separador. Recarregue esta página.',
  'app.storage.deleted':
    'Os dados deste navegador foram eliminados do exterior. A clínica de exemplo está a ser recriada.',
  'app.storage.terminated': 'O navegador fechou a base de dados. Tente novamente.',
  'app.storage.blocked':
    'Outro separador usa uma versão mais antiga e retém a base de dados. Feche esse separador.',
  'app.offline': 'A ligação foi interrompida. Nada pode ser guardado até ela voltar.',
  'app.offlineAsOf':
    'A ligação foi interrompida. Os dados apresentados são de {at}; nada pode ser guardado até a ligação voltar.',
  'app.dismiss': 'Dispensar',
  'app.messages': 'Mensagens',
  'app.badConfiguration': 'A configuração não é válida',
  'app.badConfigurationLead': 'Estas definições têm de ser corrigidas antes de a aplicação poder arrancar:',
};
