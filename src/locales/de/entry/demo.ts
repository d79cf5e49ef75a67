import type { demo as en } from '../../en/entry/demo';

export const demo: Record<keyof typeof en, string> = {
  'demo.tab': 'Demo',
};
