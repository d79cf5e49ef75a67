import { isTimeZone } from '../patientDay';

/**
 * Abbreviations of zones that mean one thing: the zone with its summer time, or the summer time itself as its offset.
 * Source: IANA time zone database; MEZ and MESZ are the German names.
 */
const abbreviations: Readonly<Record<string, string>> = {
  Z: 'UTC',
  ZULU: 'UTC',
  UTC: 'UTC',
  GMT: 'UTC',
  WET: 'Europe/Lisbon',
  WEST: '+01:00',
  CET: 'Europe/Berlin',
  MEZ: 'Europe/Berlin',
  CEST: '+02:00',
  MESZ: '+02:00',
  EET: 'Europe/Helsinki',
  EEST: '+03:00',
};

/** Abbreviations that are used in more than one part of the world, or that we do not know enough about: they are asked. */
const ambiguous =
  'EST, EDT, ET, CST, CDT, CT, MST, MDT, MT, PST, PDT, PT, AST, ADT, IST, BST, SST, JST, KST, HKT, SGT, HST, AKST, AKDT, AEST, AEDT, ACST, AWST, NZST, NZDT, MSK, BRT, ART, SAST, WAT, CAT, EAT'.split(
    ', ',
  );

const OFFSET = /^(?:UTC|GMT)?\s*([+\-−])\s*(\d{1,2})(?::?(\d{2}))?$/i;
const PLACE =
  /\b(?:Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific|Etc)\/[\w+\-/]+/;

/** A zone as a file names it: an IANA name, an offset as +01:00, or UTC; null where nobody but a person can say. */
export function zoneNamed(text: string): string | null {
  const body = text.trim();
  const place = PLACE.exec(body)?.[0];
  if (place !== undefined) return isTimeZone(place) ? place : null;
  const known = abbreviations[body.toUpperCase()];
  if (known !== undefined) return known;
  const [, sign = '', hours = '', minutes = '00'] = OFFSET.exec(body) ?? [];
  if (sign === '' || Number(hours) > 14 || Number(minutes) > 59) return null;
  return `${sign === '+' ? '+' : '-'}${hours.padStart(2, '0')}:${minutes}`;
}

const IN_HEAD = new RegExp(
  String.raw`(?:\b(?:UTC|GMT)\s*[+\-−]\s*\d{1,2}(?::?\d{2})?|[([]\s*[+\-−]\d{1,2}(?::?\d{2})?\s*[)\]]|\b(?:${[...Object.keys(abbreviations).filter((name) => name !== 'Z'), ...ambiguous].join('|')})\b)`,
);

/** The text with which a head names a zone, as UTC of `Timestamp (UTC)` or of `timestampUtc`; undefined where it names none. */
export function zoneTextOf(head: string): string | undefined {
  const place = PLACE.exec(head)?.[0];
  if (place !== undefined) return place;
  const apart = head
    .replaceAll('_', ' ')
    .replace(/([a-z])(?=[A-Z])/g, '$1 ')
    .replace(/\butc\b|\bgmt\b/gi, (name) => name.toUpperCase());
  return IN_HEAD.exec(apart)?.[0]
    .replaceAll(/[()[\]]/g, '')
    .trim();
}

const AT_END = new RegExp(
  String.raw`\s*(?:(\[[\w/+\-]+\])|((?:UTC|GMT)\s*[+\-−]\s*\d{1,2}(?::?\d{2})?|(?<=:\d\d(?:\.\d+)?\s*)[+\-−]\d{2}(?::?\d{2})?|\b(?:Africa|America|Asia|Atlantic|Australia|Europe|Indian|Pacific|Etc)/[\w+\-/]+|(?<=[\d\s])(?:${[...Object.keys(abbreviations), ...ambiguous].join('|')})))$`,
);

/** A time apart from the zone at its end; the zone is '' where there is none. */
export function withoutZone(text: string): { text: string; zone: string } {
  const found = AT_END.exec(text);
  if (!found) return { text, zone: '' };
  const zone = (found[1] ?? found[2] ?? '').replaceAll(/[[\]]/g, '');
  const rest = text.slice(0, found.index).trimEnd();
  // ISO 8601 may give the offset and the place behind it; the offset says more.
  const inner = found[1] === undefined ? { text: rest, zone: '' } : withoutZone(rest);
  return inner.zone === '' ? { text: rest, zone } : inner;
}
