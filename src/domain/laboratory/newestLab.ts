import * as z from 'zod/mini';
import { labResultSchema } from './labResult';

const { analyte, at, value, unit, comparator, status, range } = labResultSchema.shape;
/** The newest result of an analyte, as it was reported: what the head of a record says. */
export const newestLabSchema = z.object({ analyte, at, value, unit, comparator, status, range });
export type NewestLab = z.infer<typeof newestLabSchema>;
