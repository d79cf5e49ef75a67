export const common = {
  'common.unknownWord': 'unknown: {word}',
  'common.product': 'Nephrodesk',
  'common.retry': 'Retry',
  'common.loading': 'Loading…',
  'common.required': '(required)',
};

declare module '@/locales' {
  interface English extends Record<keyof typeof common, string> {}
}
