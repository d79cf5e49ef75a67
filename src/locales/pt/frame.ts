import type { frame as en } from '../en/frame';

export const frame: Record<keyof typeof en, string> = {
  'app.groupMenus': 'Menu',
  'app.groupSettings': 'Definições',
  'app.settings': 'Definições',
  'app.toProfile': 'Abrir o meu perfil',
  'app.signOut': 'Terminar sessão',
  'app.noRoleLead':
    'A sua conta não tem nenhuma função que esta aplicação conheça. É a administração que a atribui; até lá, pode completar o seu perfil.',
  'app.offline': 'A ligação foi interrompida. Nada pode ser guardado até ela voltar.',
  'app.oldAsOf':
    'O que se vê é de {at}. O servidor não respondeu desde então; podem faltar alertas e medições mais recentes.',
  'app.offlineAsOf':
    'A ligação foi interrompida. Os dados apresentados são de {at}; nada pode ser guardado até a ligação voltar.',
  'auth.roleChanged': 'A sua função foi alterada. O menu e as páginas correspondem agora à nova função.',
  'staff.switch': 'Doentes ou equipa',
};
