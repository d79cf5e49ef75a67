import type { MessageId } from '@/locales';
import type { Theme } from './lookSettings';

export const themeNames: Record<Theme, MessageId> = {
  light: 'shell.themeLight',
  dark: 'shell.themeDark',
  'semi-dark': 'shell.themeSemiDark',
};
