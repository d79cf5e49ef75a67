import * as z from 'zod/mini';

/** The fields of every stored record: the client's id, the version a save must name (If-Match), the last change. */
export interface Entity {
  id: string;
  version: string;
  /** Instant, ISO 8601 UTC. */
  updatedAt: string;
}

/** A record as a form sends it: the server decides version and time of change. */
export type Draft<E extends Entity> = Omit<E, 'version' | 'updatedAt'>;

/** Fields shared by all entity schemas. */
export const entityFields = {
  id: z.string().check(z.minLength(1), z.maxLength(100)),
  version: z.string(),
  updatedAt: z.string(),
};

/** An instant as sent on the wire: ISO 8601 with an offset. */
export const instant = z.string().check(
  z.refine((text) => /T.*(Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(Date.parse(text)), {
    error: 'validation.instant',
  }),
);

/** A calendar date, YYYY-MM-DD, that exists. */
export const calendarDate = z.iso.date({ error: 'validation.date' });

/** A time of day, HH:MM. */
export const timeOfDay = z
  .string()
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'validation.timeOfDay' }));
