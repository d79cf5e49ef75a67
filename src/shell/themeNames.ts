import type { MessageId } from '@/locales';
import type { Theme } from './settings';

export const themeNames: Record<Theme, MessageId> = {
  light: 'shell.themeLight',
  dark: 'shell.themeDark',
  'semi-dark': 'shell.themeSemiDark',
};
