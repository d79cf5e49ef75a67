export const preferences = {
  'preferences.title': 'Units and time zone',
  'preferences.lead':
    'For you alone, in this browser. Readings are stored in mL, kg and cm whatever you choose; blood pressure stays in mmHg.',
  'preferences.volume': 'Volumes',
  'preferences.weight': 'Weights',
  'preferences.length': 'Heights',
  'preferences.nameMl': 'Millilitres (mL)',
  'preferences.nameL': 'Litres (L)',
  'preferences.nameFlOz': 'US fluid ounces (fl oz)',
  'preferences.nameKg': 'Kilograms (kg)',
  'preferences.nameLb': 'Pounds (lb)',
  'preferences.nameCm': 'Centimetres (cm)',
  'preferences.nameIn': 'Inches (in)',
  'preferences.timeZone': 'Time zone',
  'preferences.timeZoneHint':
    'For the times of your team’s work, such as the history of alerts. Times of a patient stay in the patient’s own zone.',
  'preferences.deviceZone': 'This device: {zone} ({offset})',
  'preferences.zone': '{place} ({offset})',
  'preferences.zonesOther': 'Other',
  'preferences.zonesAfrica': 'Africa',
  'preferences.zonesAmerica': 'America',
  'preferences.zonesAntarctica': 'Antarctica',
  'preferences.zonesArctic': 'Arctic',
  'preferences.zonesAsia': 'Asia',
  'preferences.zonesAtlantic': 'Atlantic',
  'preferences.zonesAustralia': 'Australia',
  'preferences.zonesEurope': 'Europe',
  'preferences.zonesIndian': 'Indian Ocean',
  'preferences.zonesPacific': 'Pacific',
};

declare module '@/locales' {
  interface English extends Record<keyof typeof preferences, string> {}
}
