import type { telemonitoring as en } from '../en/telemonitoring';

export const telemonitoring: Record<keyof typeof en, string> = {};
