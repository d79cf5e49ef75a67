import type { MessageId } from '@/locales';

const isSecure = (text: string): boolean => {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url?.protocol === 'https:' && url.username === '' && url.password === '';
};

/** What is wrong with the address of a page elsewhere, or null; there need not be one. */
export const addressProblem = (text: string): MessageId | null =>
  text.trim() === '' || isSecure(text.trim()) ? null : 'validation.httpsAddress';
