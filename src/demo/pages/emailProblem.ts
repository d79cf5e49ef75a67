import type { MessageId } from '@/locales';

/** What is wrong with an address that is needed, or null. */
export function emailProblem(text: string): MessageId | null {
  if (text.trim() === '') return 'auth.emailRequired';
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim()) ? null : 'validation.email';
}
