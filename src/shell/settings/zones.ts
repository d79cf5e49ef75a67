import type { MessageId } from '@/locales';

/** Display names of the areas of zone names; other zones are grouped at the end. */
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
  /** Without the area: `Buenos Aires, Argentina`. The city comes first, so that typing its first letters finds it. */
  place: string;
}

const placeOf = (id: string): string =>
  (id.includes('/') ? id.split('/').slice(1) : [id]).reverse().join(', ').replaceAll('_', ' ');

/**
 * Every zone that the browser knows, by area.
 * @param chosen a zone that must be included: browsers list one name per zone but accept others
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

/** The UTC offset of a zone at an instant (epoch ms), in a language's notation: `GMT+5:30`. */
export function offsetOf(zone: string, at: number, language: string): string {
  const parts = new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName: 'shortOffset' });
  return parts.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}
