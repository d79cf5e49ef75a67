import type { session as en } from '../../en/entry/session';

export const session: Record<keyof typeof en, string> = {
  'session.lockTitle': 'Ecrã bloqueado',
  'session.ageOver': 'Tem a sessão iniciada há 12 horas. Inicie sessão novamente.',
};
