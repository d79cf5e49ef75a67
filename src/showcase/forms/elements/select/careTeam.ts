import type { Suggestion } from '@/shared/ui/suggest/match';

/** Invented people to choose from. */
export const nurses: readonly Suggestion[] = [
  { id: 'marlow', title: 'Ines Marlow' },
  { id: 'fenn', title: 'Tobias Fenn' },
  { id: 'aldgate', title: 'Ruth Aldgate' },
  { id: 'halden', title: 'Noor Halden' },
  { id: 'brisk', title: 'Émile Brisk' },
];

export const doctors: readonly Suggestion[] = [
  { id: 'sandquist', title: 'Dr Elin Sandquist' },
  { id: 'pereto', title: 'Dr Rui Pereto' },
  { id: 'wolden', title: 'Dr Anke Wolden' },
];
