import type { records as en } from '../en/records';

export const records: Record<keyof typeof en, string> = {
  'record.changedMeanwhile':
    'Entre-temps, quelqu’un d’autre l’a modifié. Vérifiez la version actuelle, puis confirmez de nouveau.',
};
