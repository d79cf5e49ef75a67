import { expect, it } from 'vitest';
import { mostIn24Hours } from '@/domain/medicine/asNeeded';

/** Clock times in Berlin, whose clocks go forward on 28 March 2027 and back on 31 October. */
const berlin = (text: string) =>
  Temporal.PlainDateTime.from(text).toZonedDateTime('Europe/Berlin').epochMilliseconds;

it.each([
  ['nothing yet', '2027-03-10T12:00', [], 0],
  ['one over midnight', '2027-03-11T03:00', ['2027-03-10T20:00', '2027-03-10T23:00', '2027-03-11T01:00'], 3],
  ['a minute less than 24 hours', '2027-03-11T11:59', ['2027-03-10T12:00'], 1],
  ['24 hours', '2027-03-11T12:00', ['2027-03-10T12:00'], 0],
  ['one that is entered between others', '2027-03-10T12:00', ['2027-03-10T01:00', '2027-03-11T00:59'], 2],
  [
    'others that lie too far from each other',
    '2027-03-10T12:00',
    ['2027-03-10T01:00', '2027-03-11T01:00'],
    1,
  ],
  ['the same clock time of a day of 23 hours', '2027-03-28T12:00', ['2027-03-27T12:00'], 1],
  ['24 hours of a day of 23', '2027-03-28T13:00', ['2027-03-27T12:00'], 0],
  ['the same clock time of a day of 25 hours', '2027-10-31T12:00', ['2027-10-30T12:00'], 0],
  ['a minute less than 24 hours of a day of 25', '2027-10-31T10:59', ['2027-10-30T12:00'], 1],
])('the as-needed maximum counts any 24 hours: %s', (_, at, taken, most) => {
  expect(mostIn24Hours(berlin(at), taken.map(berlin))).toBe(most);
});
