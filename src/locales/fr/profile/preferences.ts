import type { preferences as en } from '../../en/profile/preferences';

export const preferences: Record<keyof typeof en, string> = {
  'preferences.title': 'Unités et fuseau horaire',
  'preferences.lead':
    'Pour vous uniquement, dans ce navigateur. Les mesures sont toujours enregistrées en mL, kg et cm, quel que soit votre choix\u202f; la pression artérielle reste en mmHg.',
  'preferences.volume': 'Volumes',
  'preferences.weight': 'Poids',
  'preferences.length': 'Taille',
  'preferences.nameMl': 'Millilitres (mL)',
  'preferences.nameL': 'Litres (L)',
  'preferences.nameFlOz': 'Onces liquides américaines (fl oz)',
  'preferences.nameKg': 'Kilogrammes (kg)',
  'preferences.nameLb': 'Livres anglo-saxonnes (lb)',
  'preferences.nameCm': 'Centimètres (cm)',
  'preferences.nameIn': 'Pouces (po)',
  'preferences.timeZone': 'Fuseau horaire',
  'preferences.timeZoneHint':
    'Pour les heures du travail de l’équipe, comme l’historique des alertes. Les heures d’un patient restent dans son propre fuseau.',
  'preferences.deviceZone': 'Cet appareil\u00a0: {zone} ({offset})',
  'preferences.zone': '{place} ({offset})',
  'preferences.zonesOther': 'Autres',
  'preferences.zonesAfrica': 'Afrique',
  'preferences.zonesAmerica': 'Amérique',
  'preferences.zonesAntarctica': 'Antarctique',
  'preferences.zonesArctic': 'Arctique',
  'preferences.zonesAsia': 'Asie',
  'preferences.zonesAtlantic': 'Atlantique',
  'preferences.zonesAustralia': 'Australie',
  'preferences.zonesEurope': 'Europe',
  'preferences.zonesIndian': 'Océan Indien',
  'preferences.zonesPacific': 'Pacifique',
};
