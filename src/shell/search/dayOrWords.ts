import type { Formats } from '@/shared/i18n/format';

/** A day, YYYY-MM-DD, in the reader's notation; any other text comes from the host and is not changed. */
export const dayOrWords = (date: string, formats: Formats): string =>
  /^\d{4}-\d\d-\d\d$/.test(date) && !Number.isNaN(Date.parse(`${date}T00:00:00Z`)) ? formats.day(date) : date;
