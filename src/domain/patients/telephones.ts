import {
  getCountries,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js/min';
import { fold } from '../fold';
import { dialled } from '../search';
import type { Patient } from './patient';

const LANGUAGES = ['en', 'de', 'fr', 'pt'];

/** Zones of a country, as far as this runtime knows them: older ones have them under an older name. */
function zonesOf(country: CountryCode): readonly string[] {
  const locale: { getTimeZones?: () => string[] | undefined; timeZones?: string[] } = new Intl.Locale(
    `und-${country}`,
  );
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}

interface Countries {
  byName: ReadonlyMap<string, CountryCode>;
  byZone: ReadonlyMap<string, CountryCode>;
}
let known: Countries | null = null;

function countries(): Countries {
  if (known) return known;
  const [byName, byZone] = [new Map<string, CountryCode>(), new Map<string, CountryCode>()];
  const names = LANGUAGES.map((language) => new Intl.DisplayNames(language, { type: 'region' }));
  for (const country of getCountries()) {
    for (const name of names) byName.set(fold(name.of(country) ?? country), country);
    for (const zone of zonesOf(country)) if (!byZone.has(zone)) byZone.set(zone, country);
  }
  known = { byName, byZone };
  return known;
}

type Reached = Pick<Patient, 'mobile' | 'phone' | 'country'> & {
  ext: Pick<Patient['ext'], 'timeZone' | 'livingCountry'>;
};

/** The country in which a number without a code is dialled: where the patient lives, by address or else by time zone. */
function countryOf({ country, ext: { livingCountry, timeZone } }: Reached): CountryCode | undefined {
  const { byName, byZone } = countries();
  for (const said of [livingCountry, country]) {
    const name = said?.trim() ?? '';
    const code = name.toUpperCase();
    const found = isSupportedCountry(code) ? code : byName.get(fold(name));
    if (found) return found;
  }
  return byZone.get(timeZone);
}

/**
 * A patient's telephone numbers by which they are found, however they were written: each from the code of its country
 * on (E.164) and as it is dialled within it; one that cannot be read as the digits that stand there.
 */
export function phonesOf(patient: Reached): string[] {
  const numbers = [patient.mobile, patient.phone].filter((one) => one !== undefined && one.trim() !== '');
  if (numbers.length === 0) return [];
  const country = countryOf(patient);
  const found = numbers.flatMap((one = '') => {
    const read = parsePhoneNumberFromString(dialled(one), country);
    return read ? [read.number, dialled(read.formatNational())] : [dialled(one)];
  });
  return [...new Set(found)].filter((one) => one !== '');
}
