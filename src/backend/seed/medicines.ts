import type { Amount, Medicine } from '@/domain/medicine/medicine';
import { sampleVersion } from './plans';

type Row = readonly [
  name: string,
  ingredient: string,
  capacity: Amount,
  form: NonNullable<Medicine['form']>,
  category: string,
  parts?: Partial<Medicine>,
];
const mg = (value: number): Amount => ({ value, unit: 'mg' });
const µg = (value: number): Amount => ({ value, unit: 'µg' });

const rows = {
  ramipril: ['Ramipril 5 mg', 'Ramipril', mg(5), 'tablet', 'Blood pressure'],
  amlodipine: ['Amlodipine 5 mg', 'Amlodipine', mg(5), 'tablet', 'Blood pressure'],
  bisoprolol: ['Bisoprolol 5 mg', 'Bisoprolol', mg(5), 'tablet', 'Heart'],
  dapagliflozin: ['Dapagliflozin 10 mg', 'Dapagliflozin', mg(10), 'tablet', 'Kidney'],
  furosemide: ['Furosemide 40 mg', 'Furosemide', mg(40), 'tablet', 'Diuretic'],
  torasemide: ['Torasemide 50 mg', 'Torasemide', mg(50), 'tablet', 'Diuretic'],
  sevelamer: ['Sevelamer 800 mg', 'Sevelamer', mg(800), 'tablet', 'Phosphate'],
  calcitriol: ['Calcitriol 0.25 µg', 'Calcitriol', µg(0.25), 'tablet', 'Vitamin D'],
  darbepoetin: [
    'Darbepoetin alfa 30 µg syringe',
    'Darbepoetin alfa',
    µg(30),
    'injection',
    'Anaemia',
    { route: 'subcutaneous' },
  ],
  iron: ['Ferrous glycine sulfate 100 mg', 'Ferrous glycine sulfate', mg(100), 'tablet', 'Anaemia'],
  tacrolimus: [
    'Tacrolimus 2 mg prolonged-release',
    'Tacrolimus',
    mg(2),
    'tablet',
    'Transplant',
    { description: 'In the morning, fasting; always the same brand.' },
  ],
  mycophenolate: ['Mycophenolate mofetil 500 mg', 'Mycophenolate mofetil', mg(500), 'tablet', 'Transplant'],
  prednisolone: ['Prednisolone 5 mg', 'Prednisolone', mg(5), 'tablet', 'Transplant'],
  citrate: ['Potassium citrate 1080 mg', 'Potassium citrate', mg(1080), 'tablet', 'Stones'],
  amoxicillin: ['Amoxicillin 500 mg', 'Amoxicillin', mg(500), 'capsule', 'Antibiotic'],
  metformin: ['Metformin 500 mg', 'Metformin', mg(500), 'tablet', 'Diabetes'],
  paracetamol: ['Paracetamol 500 mg', 'Paracetamol', mg(500), 'tablet', 'Pain'],
  ibuprofen: [
    'Ibuprofen 400 mg',
    'Ibuprofen',
    mg(400),
    'tablet',
    'Pain',
    { avoidIn: ['KidneyFailure', 'HeartFailure'] },
  ],
} as const satisfies Record<string, Row>;
export type MedicineKey = keyof typeof rows;

function medicine(key: MedicineKey): Medicine {
  const [name, ingredient, capacity, form, category, parts]: Row = rows[key];
  return {
    id: `sample-medicine-${key}`,
    version: sampleVersion,
    updatedAt: '2026-01-12T08:00:00.000Z',
    name,
    capacity,
    form,
    category,
    route: 'oral',
    activeIngredients: [ingredient],
    avoidIn: [],
    active: true,
    ...parts,
  };
}

/** The catalogue of the sample clinic; the pathologies to avoid are only an example and no advice. */
export const sampleMedicines = Object.fromEntries(
  (Object.keys(rows) as MedicineKey[]).map((key) => [key, medicine(key)]),
) as Record<MedicineKey, Medicine>;
