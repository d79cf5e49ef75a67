import type { TeamMember } from '@/domain/patient';
import type { CategoryCode } from './course';
import { pick, share } from './noise';
import type { Town } from './roster';

interface Place {
  timeZone: string;
  country: string;
  pinCode: string;
  street: string;
  language: 'en' | 'de' | 'fr' | 'pt';
  phone: (two: string) => string;
  mobile: (two: string) => string;
}

/** Numbers that the national regulators keep free for examples. Portugal keeps none, so Lisbon borrows London's. */
const german = (areaAndBlock: string) => ({
  timeZone: 'Europe/Berlin',
  country: 'Germany',
  language: 'de' as const,
  phone: (two: string) => `+49 ${areaAndBlock}0${two}`,
  mobile: (two: string) => `+49 176 040690${two}`,
});
const british = {
  phone: (two: string) => `+44 20 7946 00${two}`,
  mobile: (two: string) => `+44 7700 9000${two}`,
};
const french = {
  phone: (two: string) => `+33 1 99 00 00 ${two}`,
  mobile: (two: string) => `+33 6 39 98 00 ${two}`,
};

const places: Readonly<Record<Town, Place>> = {
  Berlin: { ...german('30 23125'), pinCode: '10115', street: 'Musterstraße' },
  Hamburg: { ...german('40 66969'), pinCode: '20095', street: 'Beispielweg' },
  Köln: { ...german('221 4710'), pinCode: '50667', street: 'Probegasse' },
  München: { ...german('89 99998'), pinCode: '80331', street: 'Musterplatz' },
  Frankfurt: { ...german('69 90009'), pinCode: '60311', street: 'Beispielallee' },
  Lisboa: {
    ...british,
    timeZone: 'Europe/Lisbon',
    country: 'Portugal',
    language: 'pt',
    pinCode: '1100-001',
    street: 'Rua do Exemplo',
  },
  Paris: {
    ...french,
    timeZone: 'Europe/Paris',
    country: 'France',
    language: 'fr',
    pinCode: '75001',
    street: 'Rue de l’Exemple',
  },
  London: {
    ...british,
    timeZone: 'Europe/London',
    country: 'United Kingdom',
    language: 'en',
    pinCode: 'EC1A 1BB',
    street: 'Sample Street',
  },
};

const professions = [
  'Teacher',
  'Retired',
  'Gardener',
  'Bookkeeper',
  'Bus driver',
  'Librarian',
  'Carpenter',
] as const;
const wakeUpTimes = ['06:00', '06:30', '07:00', '07:30', '08:00'] as const;
const sleepTimes = ['22:00', '22:30', '23:00', '23:30'] as const;
const referents = ['Marit Engelbrook', 'Claas Winterlund', 'Solveig Tannberg'] as const;

type Name = readonly [firstName: string, lastName: string];
const nephrologists: readonly [Name, ...Name[]] = [
  ['Irmgard', 'Hollerstett'],
  ['Vincent', 'Duremont'],
  ['Aneta', 'Skorupska-Lind'],
];
const practitioners: readonly [Name, ...Name[]] = [
  ['Jasper', 'Rosenkamp'],
  ['Teodora', 'Valcorsa'],
  ['Hugh', 'Merrowdale'],
  ['Sunniva', 'Brekkelund'],
];
const urologists: readonly [Name, ...Name[]] = [
  ['Reinhold', 'Steinbrücker'],
  ['Camille', 'Lavernette'],
];
const coaches: readonly [Name, ...Name[]] = [
  ['Pia', 'Wellenkamp'],
  ['Joaquim', 'Almeirante'],
];

const ascii = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();

function member([firstName, lastName]: Name, place: Place, two: string): TeamMember {
  return {
    firstName,
    lastName,
    email: `${ascii(firstName)}.${ascii(lastName)}@example.org`,
    mobile: place.mobile(two),
    country: place.country,
  };
}

/** Who cares for a patient: everybody has a nephrologist and a general practitioner, others as the category asks. */
function medicalTeam(number: number, category: CategoryCode, place: Place) {
  return {
    nephroLogist: member(pick(nephrologists, number, 1), place, '91'),
    generalPracticenor: member(pick(practitioners, number, 2), place, '92'),
    ...(category === 'STONE' && { uroLogist: member(pick(urologists, number, 3), place, '93') }),
    ...((category === 'PREV' || category === 'HF') && {
      coach: member(pick(coaches, number, 4), place, '94'),
    }),
  };
}

/** Everything about a sample patient's daily life and contacts that does not depend on the course of the illness. */
export function person(number: number, town: Town, category: CategoryCode) {
  const place = places[town];
  const two = String(number).padStart(2, '0');
  return {
    timeZone: place.timeZone,
    language: place.language,
    details: {
      profession: pick(professions, number, 5),
      mobile: place.mobile(two),
      phone: place.phone(two),
      addressLine1: `${place.street} ${number}`,
      city: town,
      pinCode: place.pinCode,
      country: place.country,
      wakeUpTime: pick(wakeUpTimes, number, 6),
      sleepTime: pick(sleepTimes, number, 7),
      referent: pick(referents, number, 8),
      medicineTelemonitoring: share(number, 9) < 0.6,
      medicalTeam: medicalTeam(number, category, place),
    },
  };
}
