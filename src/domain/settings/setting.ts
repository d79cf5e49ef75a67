import * as z from 'zod/mini';
import { calendarDate, entityFields, timeOfDay } from '../entity';
import { inLanguages, languages, needed, text, whole } from '../text';
import { httpsAddress } from './httpsAddress';
import { isLogo } from './logo';

const id = <T extends string>(name: T) => ({ id: z.literal(name) });

/** Days that apply where the clinic has not set them. */
export const usualDays = { weightDays: 30, fileDays: 14 } as const;

/** The name of the clinic, and the defaults that apply where nobody chose anything else. */
export const generalSchema = z.object({
  ...id('general'),
  organisation: needed(120),
  /** A picture as a data address. */
  logo: z.optional(z.string().check(z.refine(isLogo, { error: 'validation.picture' }))),
  /** The language of what patients get whose own language is not known. */
  locale: z.enum(languages),
  timeZone: needed(60),
  /** Waking time of new patients of whom nobody knows theirs. */
  dayStart: timeOfDay,
  /** When the team works, in `timeZone`: ISO weekdays (1 Monday), hours, days off. */
  workingDays: z.array(whole(1, 7)).check(z.minLength(1, { error: 'validation.weekdays' })),
  workFrom: timeOfDay,
  workTo: timeOfDay,
  holidays: z.array(calendarDate).check(z.maxLength(100, { error: 'validation.tooLong' })),
  /** The number of months for which the log is kept. */
  retentionMonths: whole(12, 360),
  /** The number of days for which a measured weight counts in fluid plans; `usualDays` where nobody decided. */
  weightDays: z.optional(whole(1, 365)),
  /**
   * Administrators are reminded after this many days without a clinic file; 0: never; `usualDays` where nobody decided.
   */
  fileDays: z.optional(whole(0, 365)),
  /** Shown above every page; in the clinic's language where the reader's is missing. */
  banner: z.optional(inLanguages(text(300))),
});
export type General = z.infer<typeof generalSchema>;

export const socialLinksSchema = z.object({
  ...id('socialLinks'),
  links: z
    .array(z.object({ label: needed(40), url: httpsAddress }))
    .check(z.maxLength(10, { error: 'validation.tooLong' })),
});
export type SocialLinks = z.infer<typeof socialLinksSchema>;

export const serverSettingSchema = z.object({
  ...id('serverSetting'),
  apiBase: z.optional(httpsAddress),
  /** When a connection test last succeeded for this address. */
  testedAt: z.optional(z.string()),
});
export type ServerSetting = z.infer<typeof serverSettingSchema>;

export const notifiedSeverities = ['critical', 'high', 'medium', 'low'] as const;
export type NotifiedSeverity = (typeof notifiedSeverities)[number];
export const digests = ['none', 'daily', 'weekly'] as const;
const quietHours = z.object({
  from: timeOfDay,
  to: timeOfDay,
  severities: z.array(z.enum(notifiedSeverities)),
});
export const notificationSettingSchema = z.object({
  ...id('notifications'),
  /** The severities for which new alerts notify people. Critical ones always do. */
  told: z.array(z.enum(notifiedSeverities)),
  /** Alerts of these severities notify nobody in these hours of the clinic's zone. */
  quiet: z.optional(quietHours),
  digest: z.enum(digests),
  templates: z.optional(inLanguages(text(500))),
});
export type NotificationSetting = z.infer<typeof notificationSettingSchema>;

export const settingSchema = z.discriminatedUnion('id', [
  generalSchema,
  socialLinksSchema,
  serverSettingSchema,
  notificationSettingSchema,
]);
export type SettingBody = z.infer<typeof settingSchema>;
export type SettingId = SettingBody['id'];

const stored = { version: entityFields.version, updatedAt: entityFields.updatedAt };
/**
 * As a server answers: a value that cannot be read silences no alert, and code that shows a picture or a link checks it
 * first.
 */
export const storedSettingSchema = z.discriminatedUnion('id', [
  z.extend(generalSchema, { ...stored, logo: z.catch(z.optional(z.string()), undefined) }),
  z.extend(socialLinksSchema, {
    ...stored,
    links: z.array(z.object({ label: z.string(), url: z.string() })),
  }),
  z.extend(serverSettingSchema, { ...stored, apiBase: z.optional(z.string()) }),
  z.extend(notificationSettingSchema, {
    ...stored,
    told: z.catch(z.array(z.enum(notifiedSeverities)), [...notifiedSeverities]),
    quiet: z.catch(z.optional(quietHours), undefined),
    digest: z.catch(z.enum(digests), 'none'),
  }),
]);
export type Setting = z.infer<typeof storedSettingSchema>;
export type SettingOf<K extends SettingId> = Extract<Setting, { id: K }>;
export type BodyOf<K extends SettingId> = Extract<SettingBody, { id: K }>;

/** One state of the terms and conditions. What is published never changes; patients name the one they accepted. */
export const termsFields = {
  id: entityFields.id,
  status: z.enum(['draft', 'published']),
  effectiveOn: calendarDate,
  texts: inLanguages(text(50_000)),
} as const;
export const termsBodySchema = z.object(termsFields);
export type TermsBody = z.infer<typeof termsBodySchema>;
export const termsSchema = z.object({
  ...termsFields,
  /** Reads a status that it does not know as a draft: terms that cannot be read were never accepted by anybody. */
  status: z.catch(termsFields.status, 'draft'),
  version: entityFields.version,
  updatedAt: entityFields.updatedAt,
  /** Counts published ones; 0 of a draft. */
  number: z.int(),
  /** Who changed or published it last. */
  by: z.string(),
});
export type Terms = z.infer<typeof termsSchema>;
