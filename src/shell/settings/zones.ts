import type { MessageId } from '@/locales';

/** The first part of a zone's name in words; zones that have another one stand together at the end. */
const areas: Record<string, MessageId> = {
  Africa: 'preferences.zonesAfrica',
  America: 'preferences.zonesAmerica',
  Antarctica: 'preferences.zonesAntarctica',
  Arctic: 'preferences.zonesArctic',
  Asia: 'preferences.zonesAsia',
  Atlantic: 'preferences.zonesAtlantic',
  Australia: 'preferences.zonesAustralia',
  Europe: 'preferences.zonesEurope',
  Indian: 'preferences.zonesIndian',
  Pacific: 'preferences.zonesPacific',
};
const OTHER: MessageId = 'preferences.zonesOther';

interface Zone {
  /** IANA. */
  id: string;
  /** Without the area: `Buenos Aires, Argentina`. The town stands first, so that its first letters find it. */
  place: string;
}

const placeOf = (id: string): string =>
  (id.includes('/') ? id.split('/').slice(1) : [id]).reverse().join(', ').replaceAll('_', ' ');

/**
 * Every zone that the browser knows, by area.
 * @param chosen a zone that must be among them: browsers list one name of each zone, and know others
 */
export function zonesByArea(chosen: string): { area: MessageId; zones: Zone[] }[] {
  const groups = new Map<MessageId, Zone[]>(Object.values(areas).map((area) => [area, []]));
  groups.set(OTHER, []);
  const ids = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC']);
  if (chosen !== 'auto') ids.add(chosen);
  for (const id of ids) {
    const area = areas[id.split('/')[0] ?? ''] ?? OTHER;
    groups.get(area)?.push({ id, place: placeOf(id) });
  }
  return [...groups].map(([area, zones]) => ({
    area,
    zones: zones.sort((a, b) => a.place.localeCompare(b.place)),
  }));
}

/** How far a zone is from UTC at an instant (epoch ms), in the words of a language: `GMT+5:30`. */
export function offsetOf(zone: string, at: number, language: string): string {
  const parts = new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName: 'shortOffset' });
  return parts.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}
