import { describe, expect, it } from 'vitest';
import { csvDate } from '@/domain/csv/dates';
import { clockOf, csvInstant, findDateOrders } from '@/domain/csv/times';
import { zoneNamed, zoneTextOf } from '@/domain/csv/zones';

const ZONE = 'Europe/Berlin';

describe('DT05: dates of a file', () => {
  it('are asked about where day and month could be either', () => {
    expect(findDateOrders(['03/04/2026', '05/06/2026'])).toEqual(['dmy', 'mdy']);
    expect(findDateOrders(['03/04/2026', '13/04/2026 08:00'])).toEqual(['dmy']);
    expect(findDateOrders(['03/13/2026'])).toEqual(['mdy']);
    expect(findDateOrders(['03.04.2026'])).toEqual(['dmy']);
    expect(findDateOrders(['2026-04-03T08:00:00Z'])).toEqual(['ymd']);
    expect(findDateOrders(['13/13/2026'])).toEqual([]);
  });

  it('exist, or are none', () => {
    expect(csvDate('29/02/2026', 'dmy')).toBeNull();
    expect(csvDate('29/02/2028', 'dmy')).toBe('2028-02-29');
    expect(csvDate('3/4/26', 'mdy')).toBe('2026-03-04');
  });

  it('DT03: keep the zone; an hour that was skipped is refused, a repeated one is the first', () => {
    expect(csvInstant('01.07.2026', '08:30', 'dmy', ZONE)).toEqual({ at: '2026-07-01T06:30:00.000Z' });
    expect(csvInstant('07/01/2026 8:30 PM', '', 'mdy', ZONE)).toEqual({ at: '2026-07-01T18:30:00.000Z' });
    expect(csvInstant('07/01/2026 12:30 am', '', 'mdy', 'UTC')).toEqual({ at: '2026-07-01T00:30:00.000Z' });
    expect(csvInstant('2026-07-01T08:30:00+01:00', '', 'ymd', ZONE)).toEqual({
      at: '2026-07-01T07:30:00.000Z',
    });
    expect(csvInstant('29.03.2026', '02:30', 'dmy', ZONE)).toEqual({ problem: 'skippedTime' });
    expect(csvInstant('25.10.2026', '02:30', 'dmy', ZONE)).toEqual({ at: '2026-10-25T00:30:00.000Z' });
    expect(csvInstant('25.10.2026', '', 'dmy', ZONE)).toEqual({ problem: 'noTime' });
    expect(csvInstant('25.10.2026', '25:00', 'dmy', ZONE)).toEqual({ problem: 'noTime' });
  });

  it('are found though one line has none', () => {
    expect(findDateOrders(['13/04/2026', 'Average', '12/04/2026'])).toEqual(['dmy']);
    expect(findDateOrders(['03/04/2026', '31/31/2026', '04/04/2026'])).toEqual(['dmy', 'mdy']);
    expect(findDateOrders(['13/04/2026', '04/13/2026'])).toEqual([]);
    expect(findDateOrders(['yesterday', 'today', '13/04/2026'])).toEqual([]);
    expect(findDateOrders(['Nov 19 2026', '2026-11-18', '1795066500'])).toEqual(['ymd']);
    expect(findDateOrders(['10/11/12'])).toEqual(['dmy', 'mdy', 'ymd']);
  });

  it.each([
    'Nov 19 2026',
    'Nov. 19, 2026',
    'November 19th, 2026',
    '19 Nov 2026',
    'Thu, 19 Nov 2026',
    'Thursday 19 November 2026',
    '19. November 2026',
    'Do., 19. Nov. 2026',
    '19 novembre 2026',
    'jeu. 19 nov. 2026',
    '19 de novembro de 2026',
    'quinta-feira, 19 de nov. de 2026',
    '19-Nov-26',
    '2026-Nov-19',
    'Do 19.11.2026',
    '19. 11. 2026',
    '19.11.26',
    '20261119',
    '2026/11/19',
  ])('%s is the nineteenth of November 2026', (text) => expect(csvDate(text, 'dmy')).toBe('2026-11-19'));

  it.each([
    ['3. März 2026', '2026-03-03'],
    ['3 Mrz 2026', '2026-03-03'],
    ['3 mars 2026', '2026-03-03'],
    ['3 de março de 2026', '2026-03-03'],
    ['mar. 3 mars 2026', '2026-03-03'],
    ['mar. 17 nov. 2026', '2026-11-17'],
    ['Mar 17 2026', '2026-03-17'],
    ['1er févr. 2026', '2026-02-01'],
    ['2 août 2026', '2026-08-02'],
    ['2 Dez 2026', '2026-12-02'],
    ['2 out. 2026', '2026-10-02'],
    ['2 set 2026', '2026-09-02'],
    ['31 Nov 2026', null],
    ['19 Foo 2026', null],
    ['Nov 2026', null],
    ['19 Nov', null],
    ['20261319', null],
  ])('%s is %s', (text, date) => expect(csvDate(text, 'dmy')).toBe(date));
});

describe('times of day of a file', () => {
  it.each([
    ['06:55', '06:55:00'],
    ['6:55:30.250', '06:55:30'],
    ['06.55 Uhr', '06:55:00'],
    ['6h55', '06:55:00'],
    ['0655', '06:55:00'],
    ['065530', '06:55:30'],
    ['655', '06:55:00'],
    ['6:55 PM', '18:55:00'],
    ['6:55 p.m.', '18:55:00'],
    ['6:55 a. m.', '06:55:00'],
    ['12:05 am', '00:05:00'],
    ['12:05 PM', '12:05:00'],
    ['6 pm', '18:00:00'],
    ['6:55 da tarde', '18:55:00'],
    ['6:55 du matin', '06:55:00'],
    ['6:55 nachm.', '18:55:00'],
    ['24:00', '24:00:00'],
    ['24:01', null],
    ['18:55 pm', null],
    ['6', null],
    ['164', null],
    ['25:00', null],
  ])('%s is %s', (text, expected) => {
    const clock = clockOf(text);
    const shown =
      clock && [clock.hour, clock.minute, clock.second].map((part) => String(part).padStart(2, '0'));
    expect(shown && shown.join(':')).toBe(expected);
  });
});

describe('DT03: instants of a file', () => {
  it.each([
    ['19.11.2026 06:55', '05:55'],
    ['19.11.2026 - 06:55', '05:55'],
    ['19.11.2026-06:55', '05:55'],
    ['19.11.26 06:55', '05:55'],
    ['19.11.26-06:55', '05:55'],
    ['19.11.2026, 06:55 Uhr', '05:55'],
    ['19.11.2026 um 06:55', '05:55'],
    ['19 Nov 2026 at 6:55 AM', '05:55'],
    ['19 novembre 2026 à 06:55', '05:55'],
    ['19 de novembro de 2026 às 06:55', '05:55'],
    ['Thu, Nov 19, 2026, 6:55 a.m.', '05:55'],
    ['06:55 19.11.2026', '05:55'],
    ['20261119T0655', '05:55'],
    ['2026-11-19T06:55:10', '05:55'],
    ['2026-11-19T06:55', '05:55'],
    ['2026-11-19T06:55Z', '06:55'],
    ['2026-11-19 06:55 UTC', '06:55'],
    ['2026-11-19 06:55 GMT+2', '04:55'],
    ['2026-11-19 06:55 +0100', '05:55'],
    ['2026-11-19T06:55:00-05:00', '11:55'],
    ['2026-11-19T06:55:00+01:00[Europe/Berlin]', '05:55'],
    ['2026-11-19 06:55 CET', '05:55'],
    ['2026-11-19 06:55 America/New_York', '11:55'],
    ['1795066500', '05:35'],
    ['1795066500000', '05:35'],
  ])('%s is %s UTC', (text, time) => {
    const instant = csvInstant(text, '', 'dmy', ZONE);
    expect('at' in instant && instant.at.slice(0, 16)).toBe(`2026-11-19T${time}`);
  });

  it.each([
    ['19.11.2026', '24:00', '2026-11-19T23:00'],
    ['19.11.2026 00:00:00', '06:55', '2026-11-19T05:55'],
    ['19.11.2026', '1899-12-30 06:55:00', '2026-11-19T05:55'],
    ['19.11.2026', '06:55 UTC', '2026-11-19T06:55'],
    ['20261119', '0655', '2026-11-19T05:55'],
  ])('%s and %s in two cells are %s UTC', (date, time, expected) => {
    const instant = csvInstant(date, time, 'dmy', ZONE);
    expect('at' in instant && instant.at.slice(0, 16)).toBe(expected);
  });

  it('have no zone where theirs is not known, and no time where two contradict each other', () => {
    expect(csvInstant('2026-11-19 06:55 EST', '', 'ymd', ZONE)).toEqual({ problem: 'unknownZone' });
    expect(csvInstant('2026-11-19 06:55 EST', '', 'ymd', ZONE, 'America/New_York')).toEqual({
      at: '2026-11-19T11:55:00.000Z',
    });
    expect(csvInstant('19.11.2026 08:10', '06:55', 'dmy', ZONE)).toEqual({ problem: 'noTime' });
    expect(csvInstant('9999999999999', '', 'dmy', ZONE)).toEqual({ problem: 'noTime' });
  });
});

describe('DT03: zones of a file', () => {
  it.each([
    ['Europe/Berlin', 'Europe/Berlin'],
    ['UTC', 'UTC'],
    ['GMT+2', '+02:00'],
    ['UTC-03:30', '-03:30'],
    ['+01:00', '+01:00'],
    ['CET', 'Europe/Berlin'],
    ['MESZ', '+02:00'],
    ['EST', null],
    ['Europe/Nowhere', null],
    ['+25:00', null],
  ])('%s is %s', (text, zone) => expect(zoneNamed(text)).toBe(zone));

  it.each([
    ['Timestamp (UTC)', 'UTC'],
    ['Time (GMT+2)', 'GMT+2'],
    ['timestamp_utc', 'UTC'],
    ['measuredAtUtc', 'UTC'],
    ['Time (+01:00)', '+01:00'],
    ['Zeit (Europe/Berlin)', 'Europe/Berlin'],
    ['Time (EST)', 'EST'],
    ['Date/Time', undefined],
    ['Time (local)', undefined],
    ['Messzeit', undefined],
  ])('of the head %s is %s', (head, zone) => expect(zoneTextOf(head)).toBe(zone));
});
