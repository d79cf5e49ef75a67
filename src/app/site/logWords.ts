import type { MessagePart } from '@/locales';

/** The log names fields and values of every kind of record, so it waits for the words of every area that has some. */
export const logWords: readonly MessagePart[] = [
  'shared',
  'alerts',
  'allergies',
  'audit',
  'categories',
  'conditions',
  'dialysis',
  'education',
  'fluid',
  'fluidPlans',
  'imports',
  'laboratory',
  'medicines',
  'questionnaires',
  'readings',
  'record',
  'registration',
  'rules',
  'settings',
  'team',
];
