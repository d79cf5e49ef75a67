import type { imports as en } from '../en/imports';

export const imports: Record<keyof typeof en, string> = {};
