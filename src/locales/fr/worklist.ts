import type { worklist as en } from '../en/worklist';

export const worklist: Record<keyof typeof en, string> = {};
