import type { desk as english } from '../en/desk';

export const desk: Record<keyof typeof english, string> = {
  'app.groupMenus': 'Menu',
  'app.groupSettings': 'Definições',
  'app.settings': 'Definições',
  'app.announced': 'Esta área está em preparação',
  'app.toProfile': 'Abrir o meu perfil',
  'app.signOut': 'Terminar sessão',
  'app.leadEducation': 'Aqui vão ser escritos e atribuídos os artigos de educação terapêutica.',
  'app.leadGeneral':
    'Aqui vão ser definidos o nome, o fuso horário e os valores predefinidos da instituição.',
  'app.leadNotifications': 'Aqui vai ser definido quem é informado, de quê e por que meio.',
  'app.leadQuestioners': 'Aqui vão ser compostos, enviados e avaliados os questionários.',
  'app.leadServerSetting': 'Aqui vão ser configuradas e verificadas as ligações a outros sistemas.',
  'app.leadSocialLinks': 'Aqui vão ser geridas as ligações para as páginas públicas da instituição.',
  'app.leadTerms': 'Aqui vão ser guardados os termos aceites por doentes e equipa, versão a versão.',
  'app.leadUserCategory':
    'Aqui a administração vai gerir as categorias em que os doentes são agrupados, com os seus códigos.',
  'app.noRoleLead':
    'A sua conta não tem nenhuma função que esta aplicação conheça. É a administração que a atribui; até lá, pode completar o seu perfil.',
  'app.offline': 'A ligação foi interrompida. Nada pode ser guardado até ela voltar.',
  'app.offlineAsOf':
    'A ligação foi interrompida. Os dados apresentados são de {at}; nada pode ser guardado até a ligação voltar.',
  'auth.roleChanged': 'A sua função foi alterada. O menu e as páginas correspondem agora à nova função.',
};
