import type { Address } from '@/shared/demonstration/addresses';
import { nameOf, townOf } from './names';

const ROWS = 134;
/** Behind the listed users, so that nobody is in both lists. */
const FIRST = 100;
const trades = ['Joinery', 'Printworks', 'Instruments', 'Logistics', 'Nurseries', 'Optics', 'Textiles'];
const streets = ['Mill Lane', 'Harbour Road', 'Chestnut Row', 'Station Street', 'Weaver’s Yard'];

const cycled = (list: readonly string[], index: number): string => list[index % list.length] ?? '';

/** The rows of the grid of contacts; the numbers are of the range that no telephone has. */
export const sampleAddresses = (): Address[] =>
  Array.from({ length: ROWS }, (_, index) => {
    const { first, last, handle } = nameOf(FIRST + index);
    const { zip, ...town } = townOf(index * 3);
    const line = String(index % 50).padStart(2, '0');
    return {
      firstname: first,
      lastname: last,
      company: `${last} ${cycled(trades, index)}`,
      address: `${1 + ((index * 17) % 140)} ${cycled(streets, index * 2)}`,
      ...town,
      zip: zip + (index % 90),
      phone: `555-01${line}`,
      fax: `555-01${Number(line) + 50}`,
      email: `${handle}@contacts.test`,
      web: `https://${handle.replace('.', '-')}.contacts.test`,
      followers: (index * 379) % 9973,
    };
  });
