import type { organisation as en } from '../en/organisation';

export const organisation: Record<keyof typeof en, string> = {
  'organisation.signIn': 'Se connecter avec votre organisation',
};
