import * as z from 'zod/mini';

const rightsSchema = z.object({
  read: z.boolean(),
  write: z.boolean(),
  create: z.boolean(),
  delete: z.boolean(),
});
export type Rights = z.infer<typeof rightsSchema>;

/** The details that only the first user tells. */
const detailsShape = {
  /** An ISO date. */
  dob: z.optional(z.string()),
  gender: z.optional(z.string()),
  company: z.optional(z.string()),
  mobile: z.optional(z.string()),
  website: z.optional(z.string()),
  languages_known: z.optional(z.array(z.string())),
  contact_options: z.optional(z.array(z.string())),
  location: z.optional(
    z.object({
      add_line_1: z.string(),
      add_line_2: z.string(),
      post_code: z.string(),
      city: z.string(),
      state: z.string(),
      country: z.string(),
    }),
  ),
  social_links: z.optional(
    z.object({
      twitter: z.string(),
      facebook: z.string(),
      instagram: z.string(),
      github: z.string(),
      codepen: z.string(),
      slack: z.string(),
    }),
  ),
};

/** A row of `GET users/list` (specification 3.5). */
export const listedUserSchema = z.object({
  id: z.int(),
  username: z.string(),
  /** Address of the picture. */
  avatar: z.string(),
  email: z.string(),
  name: z.string(),
  country: z.string(),
  role: z.enum(['admin', 'staff', 'user']),
  status: z.enum(['active', 'blocked', 'deactivated']),
  is_verified: z.boolean(),
  department: z.enum(['sales', 'development', 'management']),
  permissions: z.object({ users: rightsSchema, posts: rightsSchema, comments: rightsSchema }),
  ...detailsShape,
});
export type ListedUser = z.infer<typeof listedUserSchema>;
