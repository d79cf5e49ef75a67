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

/** Where the sample patients and those who care for them live. */
export const places: Readonly<Record<Town, Place>> = {
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
