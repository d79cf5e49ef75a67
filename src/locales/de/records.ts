import type { records as en } from '../en/records';

export const records: Record<keyof typeof en, string> = {
  'record.changedMeanwhile':
    'Jemand anderes hat dies inzwischen geändert. Bitte die aktuelle Fassung ansehen und dann erneut bestätigen.',
};
