import type { alerts as en } from '../en/alerts';

export const alerts: Record<keyof typeof en, string> = {};
