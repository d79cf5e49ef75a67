import * as z from 'zod/mini';
import { allergySchema } from '@/domain/allergies/allergy';
import { conditionSchema } from '@/domain/conditions/condition';
import { careKinds, definitionKinds } from '@/domain/exchange/careRecord';
import { labResultSchema } from '@/domain/laboratory/labResult';
import { medicationRequestSchema } from '@/domain/medicine/medicationRequest';
import { patientSchema } from '@/domain/patients/patient';
import { measureSchema } from '@/domain/readings/measure';
import { readingSchema } from '@/domain/readings/reading';

const text = z.string().check(z.maxLength(300));
const changed = <T>(kind: string, record: z.ZodMiniType<T>) =>
  z.object({ kind: z.literal(kind), id: text, before: z.nullable(record), version: text });

/** An undo writes and deletes by these kinds: what is none of them is never the name of a table. */
const itemSchema = z.union([
  changed('conditions', conditionSchema),
  changed('medicationRequests', medicationRequestSchema),
  changed('labResults', labResultSchema),
  changed('allergies', allergySchema),
  z.object({ kind: z.enum([...careKinds, ...definitionKinds]), id: text, before: z.null(), version: text }),
]);
const readingBrought = z.object({ measure: measureSchema, id: text, version: z.optional(text) });
const readingCorrected = z.object({
  measure: measureSchema,
  id: text,
  before: z.nullable(readingSchema),
  version: text,
});
const importSchema = z.object({
  id: text,
  at: text,
  by: text,
  person: z.optional(z.object({ before: patientSchema, version: text })),
  items: z.array(itemSchema),
  readings: z.array(readingBrought),
  corrected: z.optional(z.array(readingCorrected)),
});

/** Tells whether a value is an import of one patient that can be undone: each record in it is that patient's, under its own id. */
export function isImportOf(patient: string, value: unknown): boolean {
  const { data } = importSchema.safeParse(value);
  if (!data) return false;
  const { person, items, corrected = [] } = data;
  return (
    (person === undefined || person.before.id === patient) &&
    items.every(({ id, before }) => before === null || (before.id === id && before.patient === patient)) &&
    corrected.every(
      ({ measure, id, before }) =>
        before === null || (before.id === id && before.measure === measure && before.patient === patient),
    )
  );
}
