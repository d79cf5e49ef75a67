import type { preferences as en } from '../../en/profile/preferences';

export const preferences: Record<keyof typeof en, string> = {
  'preferences.title': 'Unidades e fuso horário',
  'preferences.lead':
    'Só para si, neste navegador. As medições são sempre guardadas em mL, kg e cm, seja qual for a sua escolha; a pressão arterial mantém-se em mmHg.',
  'preferences.volume': 'Volumes',
  'preferences.weight': 'Peso',
  'preferences.length': 'Altura',
  'preferences.nameMl': 'Mililitros (mL)',
  'preferences.nameL': 'Litros (L)',
  'preferences.nameFlOz': 'Onças fluidas americanas (fl oz)',
  'preferences.nameKg': 'Quilogramas (kg)',
  'preferences.nameLb': 'Libras (lb)',
  'preferences.nameCm': 'Centímetros (cm)',
  'preferences.nameIn': 'Polegadas (pol.)',
  'preferences.timeZone': 'Fuso horário',
  'preferences.timeZoneHint':
    'Para as horas do trabalho da equipa, como o histórico dos alertas. As horas de um doente mantêm-se no fuso dele.',
  'preferences.deviceZone': 'Este dispositivo: {zone} ({offset})',
  'preferences.zone': '{place} ({offset})',
  'preferences.zonesOther': 'Outros',
  'preferences.zonesAfrica': 'África',
  'preferences.zonesAmerica': 'América',
  'preferences.zonesAntarctica': 'Antártida',
  'preferences.zonesArctic': 'Ártico',
  'preferences.zonesAsia': 'Ásia',
  'preferences.zonesAtlantic': 'Atlântico',
  'preferences.zonesAustralia': 'Austrália',
  'preferences.zonesEurope': 'Europa',
  'preferences.zonesIndian': 'Oceano Índico',
  'preferences.zonesPacific': 'Pacífico',
};
