export const common = {
  'common.product': 'Nephrodesk',
  'common.retry': 'Retry',
  'common.loading': 'Loading…',
  'common.required': '(required)',
};
