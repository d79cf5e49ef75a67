import type { FieldErrors, Resolver } from 'react-hook-form';
import type { Draft } from '@/domain/entity';
import { medicineBodySchema, type Medicine } from '@/domain/medicine/medicine';
import { hasMessage } from '@/locales';
import type { NumberEntry } from '@/shared/forms/NumberField';

/** What the form of a medicine holds; '' for what was left out. */
export interface MedicineEntries {
  id: string;
  name: string;
  description: string;
  manufacturer: string;
  capacityValue: NumberEntry;
  capacityUnit: string;
  category: string;
  form: string;
  route: string;
  /** One on each line. */
  ingredients: string;
  avoidIn: string[];
}

/** @param id of a new one */
export const entriesOf = (medicine: Medicine | null, id: string): MedicineEntries => ({
  id: medicine?.id ?? id,
  name: medicine?.name ?? '',
  description: medicine?.description ?? '',
  manufacturer: medicine?.manufacturer ?? '',
  capacityValue: medicine?.capacity?.value ?? null,
  capacityUnit: medicine?.capacity?.unit ?? 'mg',
  category: medicine?.category ?? '',
  form: medicine?.form ?? '',
  route: medicine?.route ?? '',
  ingredients: medicine?.activeIngredients.join('\n') ?? '',
  avoidIn: [...(medicine?.avoidIn ?? [])],
});

const given = (text: string) => (text.trim() === '' ? undefined : text.trim());

const drafted = (entries: MedicineEntries, active: boolean) => ({
  id: entries.id,
  name: entries.name,
  description: given(entries.description),
  manufacturer: given(entries.manufacturer),
  capacity:
    entries.capacityValue === null ? undefined : { value: entries.capacityValue, unit: entries.capacityUnit },
  category: given(entries.category),
  form: given(entries.form),
  route: given(entries.route),
  activeIngredients: [...new Set(entries.ingredients.split('\n').flatMap((one) => given(one) ?? []))],
  avoidIn: entries.avoidIn,
  active,
});

/** Where the schema's path is shown in the form. */
const placed: Readonly<Record<string, keyof MedicineEntries>> = {
  capacity: 'capacityValue',
  activeIngredients: 'ingredients',
};
export const fieldOf = (path: string): keyof MedicineEntries => {
  const [first = ''] = path.split('.');
  return placed[first] ?? (first as keyof MedicineEntries);
};

/** The medicine of the entries, or null where something is wrong with them. @param active whether it can still be given */
export const bodyFrom = (entries: MedicineEntries, active: boolean): Draft<Medicine> | null =>
  medicineBodySchema.safeParse(drafted(entries, active)).data ?? null;

/** Checks the form by the schema that the server checks by. */
export const medicineResolver: Resolver<MedicineEntries> = (entries) => {
  const { error } = medicineBodySchema.safeParse(drafted(entries, true));
  if (!error) return { values: entries, errors: {} };
  const errors: FieldErrors<MedicineEntries> = {};
  for (const { path, message } of error.issues)
    errors[fieldOf(path.join('.'))] ??= {
      type: 'hard',
      message: hasMessage(message) ? message : 'validation.invalid',
    };
  return { values: {}, errors };
};
