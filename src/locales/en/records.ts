export const records = {
  'record.changedMeanwhile':
    'Somebody else changed this in the meantime. Review the current version, then confirm again.',
};
