import type { preferences as en } from '../../en/profile/preferences';

export const preferences: Record<keyof typeof en, string> = {
  'preferences.title': 'Einheiten und Zeitzone',
  'preferences.lead':
    'Nur für Sie, in diesem Browser. Gespeichert wird immer in mL, kg und cm, was Sie auch wählen; der Blutdruck bleibt in mmHg.',
  'preferences.volume': 'Volumen',
  'preferences.weight': 'Gewicht',
  'preferences.length': 'Körpergröße',
  'preferences.nameMl': 'Milliliter (mL)',
  'preferences.nameL': 'Liter (L)',
  'preferences.nameFlOz': 'US-Flüssigunzen (fl oz)',
  'preferences.nameKg': 'Kilogramm (kg)',
  'preferences.nameLb': 'Angloamerikanische Pfund (lb)',
  'preferences.nameCm': 'Zentimeter (cm)',
  'preferences.nameIn': 'Zoll (in)',
  'preferences.timeZone': 'Zeitzone',
  'preferences.timeZoneHint':
    'Für Zeiten der Arbeit im Team, etwa den Verlauf von Alarmen. Zeiten zu Patienten bleiben in deren eigener Zeitzone.',
  'preferences.deviceZone': 'Dieses Gerät: {zone} ({offset})',
  'preferences.zone': '{place} ({offset})',
  'preferences.zonesOther': 'Weitere',
  'preferences.zonesAfrica': 'Afrika',
  'preferences.zonesAmerica': 'Amerika',
  'preferences.zonesAntarctica': 'Antarktis',
  'preferences.zonesArctic': 'Arktis',
  'preferences.zonesAsia': 'Asien',
  'preferences.zonesAtlantic': 'Atlantik',
  'preferences.zonesAustralia': 'Australien',
  'preferences.zonesEurope': 'Europa',
  'preferences.zonesIndian': 'Indischer Ozean',
  'preferences.zonesPacific': 'Pazifik',
};
