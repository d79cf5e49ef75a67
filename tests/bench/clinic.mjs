// A clinic of any size to import, the same one every time.
import { ndjsonOf } from '../support/bundle.mjs';

const given = [
  'Anna',
  'Ben',
  'Clara',
  'David',
  'Elif',
  'Farid',
  'Greta',
  'Hugo',
  'Inês',
  'Jonas',
  'Käthe',
  'Luís',
];
const family = [
  'Abel',
  'Berger',
  'Costa',
  'Dubois',
  'Ernst',
  'Ferreira',
  'Günther',
  'Huber',
  'Iversen',
  'Jung',
  'Köhler',
];
const DAY_MS = 86_400_000;

/** As NDJSON: `patients` people with a blood pressure and a weight each, measured on the day before `now` (epoch ms). */
export function clinicOf(patients, now) {
  const at = new Date(now - DAY_MS).toISOString();
  return ndjsonOf(
    Array.from({ length: patients }, (_, index) => ({
      id: `bench-${index}`,
      given: given[index % given.length],
      family: `${family[index % family.length]} ${index}`,
      birthDate: `19${30 + (index % 60)}-0${1 + (index % 9)}-1${index % 9}`,
      gender: index % 2 ? 'female' : 'male',
      pressures: [{ at, systolic: 118 + (index % 25), diastolic: 70 + (index % 15) }],
      weights: [{ at, kg: 55 + (index % 40) }],
    })),
  );
}
