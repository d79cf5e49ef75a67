export const common = {
  'common.product': 'Nephrodesk',
  'common.retry': 'Retry',
  'common.loading': 'Loading…',
  'common.required': '(required)',
  'common.errorSummary':
    '{count, plural, one {There is a problem with # field} other {There are problems with # fields}}',
};
