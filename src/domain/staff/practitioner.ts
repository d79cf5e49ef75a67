import * as z from 'zod/mini';
import { entityFields } from '../entity';
import { teamMemberSchema, teamRoles } from '../patients/patient';
import { text } from '../text';

/** Describes a person of the directory, whom patients have in their team or are referred to. */
export const practitionerFields = {
  id: entityFields.id,
  ...teamMemberSchema.shape,
  /** As what they can be chosen in a team. */
  roles: z.array(z.enum(teamRoles)).check(z.maxLength(teamRoles.length)),
  speciality: z.optional(text(100)),
  /** Those who left are not proposed any more. */
  active: z.boolean(),
} as const;
export const practitionerBodySchema = z.object({
  ...practitionerFields,
  /** Entries that may be the same person, as seen and found to be others; not stored. */
  accepted: z.optional(z.array(entityFields.id).check(z.maxLength(100))),
});
export type PractitionerBody = z.infer<typeof practitionerBodySchema>;
export const practitionerSchema = z.object({
  ...practitionerFields,
  version: entityFields.version,
  updatedAt: entityFields.updatedAt,
});
export type Practitioner = z.infer<typeof practitionerSchema>;
