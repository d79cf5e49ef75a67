const firstNames = [
  'Aurelie',
  'Bastian',
  'Carys',
  'Dario',
  'Elin',
  'Florin',
  'Greta',
  'Hamza',
  'Ineke',
  'Jovan',
  'Kirsi',
  'Lorcan',
  'Mirela',
  'Nuno',
  'Oona',
  'Pavel',
  'Quirin',
  'Rhea',
  'Stellan',
  'Tamsin',
  'Ugo',
  'Vesna',
  'Wim',
  'Yara',
  'Zeno',
];
const lastNames = [
  'Almerud',
  'Brackenfield',
  'Castanho',
  'Dornquist',
  'Eskelund',
  'Farrowby',
  'Grindel',
  'Hollanby',
  'Iversund',
  'Jastrow',
  'Kellermoor',
  'Lindhorst',
  'Marchetto',
  'Nordvall',
  'Ostrander',
  'Pellegrim',
  'Quennell',
  'Rautamaa',
  'Sandoval-Krey',
  'Thistlewood',
  'Umbach',
  'Vandersloot',
  'Wexcombe',
  'Yarrowdale',
  'Zielonka',
  'Ashgrove',
  'Belmonteiro',
];

export interface Named {
  first: string;
  last: string;
  /** Both, as a part of an address. */
  handle: string;
}

/** An invented person; no two of the first 675 numbers have the same name. */
export function nameOf(index: number): Named {
  const first = firstNames[index % firstNames.length] ?? '';
  const last = lastNames[index % lastNames.length] ?? '';
  return { first, last, handle: `${first}.${last}`.toLowerCase() };
}

/** The places of invented towns in countries that are there. */
const towns = [
  { city: 'Oderwalde', state: 'Brandmark', country: 'Germany', zip: 41700 },
  { city: 'Saint-Orval', state: 'Hautevigne', country: 'France', zip: 58400 },
  { city: 'Vila Serrana', state: 'Beiralta', country: 'Portugal', zip: 62300 },
  { city: 'Marlingford', state: 'Eastmere', country: 'United Kingdom', zip: 71250 },
  { city: 'Nordhamn', state: 'Skarland', country: 'Sweden', zip: 83100 },
  { city: 'Castelvento', state: 'Lungomare', country: 'Italy', zip: 47900 },
  { city: 'Zuidermeer', state: 'Polderland', country: 'Netherlands', zip: 39500 },
  { city: 'Puerto Alcaza', state: 'Costa Baja', country: 'Spain', zip: 29600 },
  { city: 'Pinewater', state: 'Ashlake', country: 'Canada', zip: 55010 },
  { city: 'Granite Hollow', state: 'Westmoor', country: 'United States', zip: 86450 },
  { city: 'Lipnica Nowa', state: 'Podlesie', country: 'Poland', zip: 34500 },
] as const;

/** The town with a number. */
export const townOf = (index: number): (typeof towns)[number] => towns[index % towns.length] ?? towns[0];
