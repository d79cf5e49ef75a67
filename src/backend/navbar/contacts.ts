import type { SearchItem } from '@/shared/navigation/navbarCalls';

/** Clinicians around the sample clinic, all invented; `date` is the day since which they are in the list. */
export const contacts: readonly SearchItem[] = [
  {
    title: 'Dr Henrike Vossberg',
    email: 'henrike.vossberg@nephrology.test',
    img: '/faces/henrike-vossberg.svg',
    date: '2024-02-12',
  },
  { title: 'Dr Mateus Farinha', email: 'mateus.farinha@nephrology.test', date: '2024-05-27' },
  { title: 'Dr Solène Arnaudet', email: 'solene.arnaudet@urology.test', date: '2023-11-06' },
  { title: 'Dr Kwame Ofori-Brandt', email: 'kwame.ofori@practice.test', date: '2025-01-20' },
  { title: 'Edda Thorsen, dietitian', email: 'edda.thorsen@dietetics.test', date: '2024-09-02' },
  { title: 'Ruben Castelo, coach', email: 'ruben.castelo@coaching.test', date: '2025-03-10' },
  { title: 'Marit Oosterhof, dialysis nurse', email: 'marit.oosterhof@dialysis.test', date: '2023-08-14' },
  { title: 'Iris Valdecasas, pharmacist', email: 'iris.valdecasas@pharmacy.test', date: '2024-12-03' },
];
