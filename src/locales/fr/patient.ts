import type { patient as en } from '../en/patient';

export const patient: Record<keyof typeof en, string> = {};
