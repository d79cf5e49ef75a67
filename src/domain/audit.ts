import * as z from 'zod/mini';
import { entityFields } from './entity';

/** The actions that the log records; one that cannot be read is shown as `other`. */
export const auditActions = [
  'created',
  'updated',
  'removed',
  'recorded',
  'corrected',
  'enteredInError',
  'acted',
  'imported',
  'exported',
  'reviewed',
  'unreviewed',
  'restored',
  'read',
  'signedIn',
  'signInFailed',
  'signedOut',
  'other',
] as const;
export type AuditAction = (typeof auditActions)[number];

const visitActions = ['read', 'signedIn', 'signInFailed', 'signedOut'] as const;
type Visit = (typeof visitActions)[number];
/** Who came and who looked: nothing is other than before. */
export const visits: ReadonlySet<AuditAction> = new Set(visitActions);
/** The actions that left something other than before. */
export type ChangeAction = Exclude<AuditAction, Visit>;
export const isChange = (action: AuditAction): action is ChangeAction => !visits.has(action);

/** One field before and after, as text without units; absent where there was or is nothing. */
export const auditChangeSchema = z.object({
  field: z.string(),
  before: z.optional(z.string()),
  after: z.optional(z.string()),
});
export type AuditChange = z.infer<typeof auditChangeSchema>;

/** Who did what when. Entries are written with what they tell of, in one transaction, and never change. */
export const auditEntrySchema = z.object({
  ...entityFields,
  /** Instant, ISO 8601 UTC. */
  at: z.string(),
  by: z.string(),
  role: z.optional(z.string()),
  action: z.catch(z.enum(auditActions), 'other'),
  /** The kind of record: `patients`, `readings`, `alerts` … */
  kind: z.string(),
  record: z.string(),
  patient: z.optional(z.string()),
  /** A short word for it, e.g. the action on an alert or the measure of a reading. */
  detail: z.optional(z.string()),
  reason: z.optional(z.string()),
  changes: z.array(auditChangeSchema),
  /** It came with a clinic file and is known from there alone: who restored the file, and when (ISO 8601 UTC). */
  fromFile: z.optional(z.object({ by: z.string(), at: z.string() })),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;
