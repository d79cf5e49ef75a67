import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pages } from '@/app/siteMap';
import { recordParts } from '@/app/site/recordParts';

const readme = readFileSync('README.md', 'utf8');
const appendix = readme.slice(readme.indexOf('## Where each field of the specification lives'));
/** The first cell of each row: what it is about. */
const [patient = '', care = ''] = appendix.split('### Care').map((part) =>
  part
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|')[1] ?? '')
    .join(' '),
);

describe('the appendix of the README', () => {
  it.each(
    `category firstName lastName patientId socialNumber dateOfbirth gender profession weight height mobile addressLine1
    addressLine2 city pinCode country workPlace wakeUpTime sleepTime pathologies resistration referent
    medicineTelemonitoring therapeuticCompanian medicalTeam nephroLogist generalPracticenor uroLogist coach email address
    cityName`.split(/\s+/),
  )('§3.2: says where %s is entered, read and changed', (field) => {
    expect(patient).toContain(`\`${field}\``);
  });

  it.each([
    'Fluid plan: name, description, total fluid quantity formula, dimensions, quantity, fluid slot, fluid distribution',
    'Medicine: name, description/details, manufacturer, capacity, category',
    'User category: name, type, code, description',
    'starting date, ending date, total days, frequency of intake (everyday, specific frequency, precise days, cycle), weekdays Monday to Sunday',
    'hydration, hypertension, fatigue, stress, urine',
    'daily, weekly, monthly, yearly',
    'water, blood pressure, urine, stress, fatigue',
    'Blog posts',
    'User profile',
  ])('§3.3: says it of %s', (fields) => {
    expect(care).toContain(fields);
  });

  it('names no page that is not there', () => {
    const known = new Set([
      ...pages.map(({ path }) => path),
      ...recordParts.map(({ path }) => `/userlist/:id${path && `/${path}`}`),
    ]);
    const named = [...appendix.matchAll(/`(\/[\w:/]+)[^`]*`/g)].map(([, path = '']) => path);
    expect(named.length).toBeGreaterThan(40);
    expect([...new Set(named)].filter((path) => !known.has(path))).toEqual([]);
  });
});
