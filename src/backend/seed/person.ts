import type { CategoryCode } from './course';
import { pick, share } from './noise';
import { places } from './places';
import { teamOf } from './practitioners';
import type { Town } from './roster';

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
      medicalTeam: teamOf(number, category),
    },
  };
}
