import * as z from 'zod/mini';

/** Text as people type it, trimmed, with at most `max` characters. */
export const text = (max: number) =>
  z.string().check(z.trim(), z.maxLength(max, { error: 'validation.tooLong' }));

/** Text that may not be left out. */
export const needed = (max: number) => text(max).check(z.minLength(1, { error: 'validation.required' }));

/** A whole number within limits that include both ends. */
export const whole = (min: number, max: number) =>
  z
    .int({ error: 'validation.wholeNumber' })
    .check(z.minimum(min, { error: 'validation.invalid' }), z.maximum(max, { error: 'validation.invalid' }));

export const languages = ['en', 'fr', 'de', 'pt'] as const;
export type Language = (typeof languages)[number];

/** The same text in the languages it was written in; nobody has to write all four. */
export const inLanguages = <T extends z.ZodMiniType>(schema: T) => z.partialRecord(z.enum(languages), schema);
