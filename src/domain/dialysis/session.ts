import * as z from 'zod/mini';
import { entityFields, instant, type Draft } from '../entity';

export const sessionKinds = ['haemodialysis', 'haemodiafiltration', 'peritoneal'] as const;
export type SessionKind = (typeof sessionKinds)[number];
/** `missed` was planned and did not take place; `entered-in-error` counts for nothing. */
export const sessionStatuses = ['done', 'cutShort', 'missed', 'entered-in-error'] as const;
export type SessionStatus = (typeof sessionStatuses)[number];
export const bloodAccesses = ['fistula', 'graft', 'tunnelledCatheter', 'temporaryCatheter'] as const;
export const accesses = [...bloodAccesses, 'peritonealCatheter'] as const;
export type Access = (typeof accesses)[number];

/** mmHg. */
const pressureSchema = z.object({ systolic: z.number(), diastolic: z.number() });

const measured = {
  /** Instant at which it began, or was to begin. */
  at: instant,
  kind: z.enum(sessionKinds),
  status: z.enum(sessionStatuses),
  /** Why it was missed or cut short. */
  cause: z.optional(z.string().check(z.maxLength(500))),
  /** kg. */
  weightBefore: z.optional(z.number()),
  weightAfter: z.optional(z.number()),
  /** The volume that the machine took, mL; of peritoneal dialysis it is drain less fill. */
  ultrafiltrationMl: z.optional(z.number()),
  durationMinutes: z.optional(z.number()),
  pressureBefore: z.optional(pressureSchema),
  pressureAfter: z.optional(pressureSchema),
  access: z.optional(z.enum(accesses)),
  /** All that ran in and out, mL. */
  fillMl: z.optional(z.number()),
  drainMl: z.optional(z.number()),
  exchanges: z.optional(z.number()),
  dwellMinutes: z.optional(z.number()),
  /** True where a bag was cloudy; absent where nobody looked, which does not mean that it was clear. */
  cloudyBag: z.optional(z.boolean()),
  /** True where a person confirmed what is unusual. */
  confirmedOutOfRange: z.optional(z.boolean()),
  note: z.optional(z.string().check(z.maxLength(2000))),
};

/** Keeps what a session said before it was changed, and who changed it when and why. */
const sessionRevisionSchema = z.object({
  ...measured,
  updatedAt: z.string(),
  replacedAt: z.string(),
  replacedBy: z.string(),
  reason: z.optional(z.string()),
});

/**
 * One dialysis session: what it was and what was measured at it. It is never removed: one that is wrong is marked as
 * entered in error, and counts for nothing.
 */
export const dialysisSessionSchema = z.object({
  ...entityFields,
  patient: z.string().check(z.minLength(1)),
  ...measured,
  source: z.enum(['staff', 'import']),
  /** Why it was changed last; asked of staff for every change. */
  reason: z.optional(z.string().check(z.maxLength(500))),
  recordedBy: z.optional(z.string().check(z.maxLength(254))),
  /** Earlier states, the oldest first; the server writes it. */
  history: z.optional(z.array(sessionRevisionSchema)),
});
export type DialysisSession = z.infer<typeof dialysisSessionSchema>;
export type SessionBody = Omit<Draft<DialysisSession>, 'recordedBy' | 'history'>;
export type SessionMeasured = Omit<SessionBody, 'id' | 'patient' | 'source' | 'reason'>;

const measuredFields = Object.keys(measured) as (keyof SessionMeasured)[];
/** Gives the fields of a session that a correction may change, as they stand. */
export const measuredOfSession = (session: SessionMeasured): SessionMeasured =>
  Object.fromEntries(
    measuredFields.flatMap((field) => (session[field] === undefined ? [] : [[field, session[field]]])),
  ) as SessionMeasured;

/** Tells whether somebody took the session for a mistake: it is kept, and counts for nothing. */
export const isSessionMistake = ({ status }: Pick<DialysisSession, 'status'>): boolean =>
  status === 'entered-in-error';

/** Tells whether the session took place, whole or in part. */
export const tookPlace = ({ status }: Pick<DialysisSession, 'status'>): boolean =>
  status === 'done' || status === 'cutShort';

export const isPeritoneal = ({ kind }: Pick<DialysisSession, 'kind'>): boolean => kind === 'peritoneal';
