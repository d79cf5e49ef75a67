import { measureSchema, type Measure } from '@/domain/readings/measure';
import {
  readingSources,
  urineSchema,
  dayMarks,
  revisionSchema,
  restorationSchema,
  withdrawalSchema,
} from '@/domain/readings/reading';
import * as z from 'zod/mini';
import type { Block, PackedSeries } from '../store/blocks';

const short = z.string().check(z.maxLength(300));
const extra = {
  id: z.optional(short),
  recordedBy: z.optional(short),
  recordedAt: z.optional(short),
  note: z.optional(z.string().check(z.maxLength(2000))),
  confirmedOutOfRange: z.optional(z.boolean()),
  dayMark: z.optional(z.enum(dayMarks)),
  urine: z.optional(urineSchema),
  history: z.optional(z.array(revisionSchema)),
  restored: z.optional(z.array(restorationSchema)),
  version: z.optional(short),
};
const withdrawn = z.strictObject({
  ...extra,
  id: short,
  t: z.number(),
  v: z.nullable(z.number()),
  w: z.optional(z.nullable(z.number())),
  source: z.enum(readingSources),
  error: z.optional(withdrawalSchema),
  since: z.optional(short),
});

// What is not known would be lost: such a file is refused.
const series = z
  .strictObject({
    t: z.array(z.number()),
    /** Null where it is not a number, which JSON cannot say. */
    v: z.array(z.nullable(z.number())),
    w: z.optional(z.array(z.nullable(z.number()))),
    s: z.array(z.int().check(z.minimum(0), z.maximum(readingSources.length - 1))),
    extras: z.array(z.object({ index: z.int().check(z.minimum(0)), extra: z.strictObject(extra) })),
    ids: z.optional(z.array(short)),
    withdrawn: z.optional(z.array(withdrawn)),
  })
  .check(
    z.refine(
      ({ t, v, w, s }) => v.length === t.length && s.length === t.length && (w ?? t).length === t.length,
    ),
    z.refine(({ t, ids }) => ids === undefined || ids.length === t.length),
    z.refine(({ t }) => t.every((at, place) => place === 0 || at >= (t[place - 1] ?? 0))),
    z.refine(({ t, extras }) =>
      extras.every(({ index }, place) => index < t.length && index > (extras[place - 1]?.index ?? -1)),
    ),
  );
/** A block of packed readings as a line of the file says it. */
export const blockLineSchema = z.partialRecord(measureSchema, series);
export type BlockLine = z.infer<typeof blockLineSchema>;

const toNumbers = (values: readonly (number | null)[]): Float64Array =>
  Float64Array.from(values, (value) => value ?? NaN);
const toValues = (values: Float64Array): (number | null)[] =>
  Array.from(values, (value) => (Number.isNaN(value) ? null : value));

/** Gives the line for a block, ready for JSON: series as plain lists. */
export function lineOf(block: Block): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(block).map(([measure, one]) => [
      measure,
      {
        ...one,
        t: Array.from(one.t),
        v: toValues(one.v),
        ...(one.w && { w: toValues(one.w) }),
        s: Array.from(one.s),
      },
    ]),
  );
}

/** The block that a line says, which the schema has seen. */
export function blockOf(line: BlockLine): Block {
  const block: Block = {};
  for (const [measure, one] of Object.entries(line) as [Measure, NonNullable<BlockLine[Measure]>][])
    block[measure] = {
      ...one,
      t: Float64Array.from(one.t),
      v: toNumbers(one.v),
      ...(one.w && { w: toNumbers(one.w) }),
      s: Uint8Array.from(one.s),
    } as PackedSeries;
  return block;
}
