import type { common as en } from '../en/common';

export const common: Record<keyof typeof en, string> = {
  'common.product': 'Nephrodesk',
  'common.retry': 'Réessayer',
  'common.cancel': 'Annuler',
  'common.save': 'Enregistrer',
  'common.close': 'Fermer',
  'common.loading': 'Chargement…',
  'common.clearAll': 'Tout effacer',
  'common.noData': 'Aucune donnée',
  'common.unknown': 'Inconnu',
  'common.back': 'Retour',
};
