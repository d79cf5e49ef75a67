import { newEntries } from '@/domain/enrolment/defaults';
import type { EnrolmentEntries } from '@/domain/enrolment/entries';
import type { EnrolmentFacts } from '@/domain/enrolment/enrolmentProblems';
import { aPlan } from './plans';

/** A registration with everything that is needed. */
export const someEntries = (parts: Partial<EnrolmentEntries> = {}): EnrolmentEntries => {
  const begun = newEntries({ timeZone: 'Europe/Berlin', wakeUpTime: '06:30', referent: 'Ada Byron' });
  return {
    ...begun,
    firstName: 'Karla',
    lastName: 'Weidenbusch',
    patientId: 'NP-7001',
    dateOfbirth: '1958-03-14',
    gender: 'female',
    weight: 71.5,
    height: 168,
    category: 'HD',
    medicalTeam: {
      ...begun.medicalTeam,
      nephroLogist: { firstName: 'Irmgard', lastName: 'Hollerstett', email: '', mobile: '+49 30 23125091' },
    },
    consent: { isGiven: true, terms: 'terms1', language: 'de', on: '2026-11-20' },
    ...parts,
  };
};

/** What there is to choose from, on the tests' own day. */
export const someFacts = (parts: Partial<EnrolmentFacts> = {}): EnrolmentFacts => ({
  now: Date.parse('2026-11-20T10:00:00Z'),
  categories: new Set(['HD', 'CKD']),
  plans: new Map([['plan1', aPlan({ id: 'plan1', status: 'active' })]]),
  medicines: new Map(
    [
      { id: 'm1', name: 'Ramipril 5 mg', activeIngredients: ['Ramipril'], avoidIn: [] },
      { id: 'm2', name: 'Ramipril 10 mg', activeIngredients: ['ramipril'], avoidIn: [] },
      {
        id: 'm3',
        name: 'Ibuprofen 400 mg',
        activeIngredients: ['Ibuprofen'],
        avoidIn: ['KidneyFailure' as const],
      },
    ].map((one) => [one.id, { ...one, version: '1', updatedAt: '', active: true }]),
  ),
  questionnaires: new Set(['q1']),
  articles: new Set(['post1']),
  terms: { id: 'terms1', effectiveOn: '2026-01-01' },
  duplicates: [],
  ...parts,
});
