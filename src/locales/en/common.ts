export const common = {
  'common.product': 'Nephrodesk',
  'common.retry': 'Retry',
  'common.cancel': 'Cancel',
  'common.save': 'Save',
  'common.close': 'Close',
  'common.loading': 'Loading…',
  'common.clearAll': 'Clear all',
  'common.noData': 'No data',
  'common.unknown': 'Unknown',
  'common.back': 'Back',
};
