import * as z from 'zod/mini';
import { ANSWER_SHORTEST, QUESTIONS_ASKED, questionIds, foldAnswer } from './questions';
import { CODE_LENGTH, CODE_SIGNS, foldCode } from './codes';
import { roles } from '../access';
import { passwordProblem } from './password';
import { isEmail } from './email';
import { entityFields, instant } from '../entity';
import { personName } from '../patients/patient';
import { languages } from '../text';

/** The shapes of the identity calls, for the code that sends, answers or describes them. */

export const email = z.string().check(z.trim(), z.refine(isEmail, { error: 'validation.email' }));
const secret = z.string().check(z.minLength(1, { error: 'validation.required' }), z.maxLength(4096));
const phone = z
  .string()
  .check(
    z.trim(),
    z.maxLength(40, { error: 'validation.tooLong' }),
    z.regex(/^$|^\+?[\d\s()./-]{3,}$/, { error: 'validation.phone' }),
  );
const question = z.enum(questionIds);

/** A new password with its e-mail address; the problem is reported at `password`. */
const withNewPassword = z.refine<{ password: string; email?: string | undefined }>(
  ({ password, email: address = '' }) => passwordProblem(password, address) === null,
  { error: 'validation.passwordGuessable', path: ['password'] },
);

/** A secret that a page or browser has drawn for itself: 32 random bytes, as hexadecimal digits. */
const drawnSecret = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** By what a sign-up is known to be the asker's own: the secret of the page that signed up, or the password. */
const ownSignUp = { nonce: z.optional(drawnSecret), password: z.optional(secret) };

/** By what a host knows a browser again: a secret that it has drawn and keeps. */
const device = z.optional(drawnSecret);
export const credentialsSchema = z.object({ email: z.string(), password: z.string(), device });
export const addressSchema = z.object({ email });
/** Says what a host offers to a person who has not signed in. */
export const offersSchema = z.object({ signUp: z.boolean() });
export const signUpSchema = z
  .object({
    email,
    password: secret,
    firstName: personName,
    lastName: personName,
    nonce: z.optional(drawnSecret),
  })
  .check(withNewPassword);
export type SignUp = z.infer<typeof signUpSchema>;
export const resendSchema = z.object({ email, ...ownSignUp });
export const codeSchema = z.object({
  email,
  ...ownSignUp,
  code: z
    .string()
    .check(
      z.overwrite(foldCode),
      z.regex(new RegExp(`^[${CODE_SIGNS}]{${CODE_LENGTH}}$`), { error: 'validation.code' }),
    ),
});
export const linkSchema = z.object({ token: secret });
/** The rules of a new password are checked by the host, which knows whose it is. */
export const passwordResetSchema = z.object({ token: secret, password: secret });
export const passwordChangeSchema = z.object({ current: secret, password: secret });
export const refreshSchema = z.object({ refresh_token: secret });

const answer = z.object({
  question,
  answer: z.string().check(
    z.maxLength(200, { error: 'validation.tooLong' }),
    z.refine((text) => foldAnswer(text).length >= ANSWER_SHORTEST, { error: 'validation.answerShort' }),
  ),
});
export type Answer = z.infer<typeof answer>;
const answers = z.array(answer).check(z.maxLength(8));
export const answersSchema = z.object({ token: secret, answers });
/** A link that signs in, with the answers where the account has security questions. */
export const linkSignInSchema = z.object({ token: secret, device, answers: z.optional(answers) });
/** Replaces the questions of an account: none, or exactly two different ones; the password says who asks. */
export const questionsChangeSchema = z.object({
  password: secret,
  answers: z
    .array(answer)
    .check(
      z.refine(
        (list) =>
          list.length === 0 ||
          (list.length === QUESTIONS_ASKED && new Set(list.map((one) => one.question)).size === list.length),
        { error: 'validation.questionsDiffer' },
      ),
    ),
});
export const questionsSchema = z.object({ questions: z.array(question) });

/** After this many milliseconds the same may be sent again. */
export const sentSchema = z.object({ resendAfterMs: z.number() });

export const accessTokenSchema = z.object({
  access_token: z.string(),
  refresh_token: z.optional(z.string()),
  /** Seconds. */
  expires_in: z.optional(z.number()),
});
const namedRole = z.object({ name: z.string() });
export const loginSchema = z.object({
  identity: z.object({ username: z.string(), roles: z.array(namedRole) }),
  accessToken: accessTokenSchema,
});
export const refreshedSchema = z.object({ accessToken: accessTokenSchema });

/** A picture in the profile: a small JPEG, PNG or WebP as a data URL. */
export const AVATAR_LONGEST = 60_000;
const avatar = z
  .string()
  .check(
    z.maxLength(AVATAR_LONGEST, { error: 'validation.tooLong' }),
    z.regex(/^data:image\/(jpeg|png|webp);base64,[A-Za-z0-9+/]+=*$/, { error: 'validation.picture' }),
  );

const contactFields = {
  firstName: personName,
  lastName: personName,
  phone: z.optional(phone),
  mobile: z.optional(phone),
  avatar: z.optional(avatar),
};
/** The fields of their own profile that people may change. */
export const ownProfileDraftSchema = z.object(contactFields);
export type OwnProfileDraft = z.infer<typeof ownProfileDraftSchema>;
/** Whom the operator of a server appointed has no name until they write it into their profile. */
const nameOrNone = z.string().check(z.maxLength(100));
/** The my-identity answer of the embedded host: the specification's `username` and `roles`, and the profile. */
export const ownProfileSchema = z.object({
  ...contactFields,
  firstName: nameOrNone,
  lastName: nameOrNone,
  username: z.string(),
  roles: z.array(namedRole),
  name: z.string(),
  /** The version of the profile, named by a save (If-Match). */
  version: z.string(),
  /** True where a password is kept for the account; `hasQuestions` where its security questions are set. */
  hasPassword: z.boolean(),
  hasQuestions: z.boolean(),
});
export type OwnProfile = z.infer<typeof ownProfileSchema>;

/** A session of the account that asks. */
export const ownSessionSchema = z.object({
  id: z.string(),
  startedAt: instant,
  lastSeenAt: instant,
  /** Browser and system, e.g. `Firefox, Linux`; empty where unknown. */
  device: z.string(),
  current: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSessionSchema>;
export const ownSessionsSchema = z.object({ items: z.array(ownSessionSchema) });

/** `waiting` has signed up and has no role yet; `invited` has not set a password yet. */
export const staffStates = ['waiting', 'invited', 'active', 'inactive'] as const;
export type StaffState = (typeof staffStates)[number];

/** Describes a person who works with the application, as administrators see them. */
export const staffMemberSchema = z.object({
  ...entityFields,
  /** An address of an older version may be one that would no longer be taken. */
  username: z.string(),
  firstName: nameOrNone,
  lastName: nameOrNone,
  role: z.nullable(z.enum(roles)),
  state: z.enum(staffStates),
  lastSignInAt: z.optional(instant),
});
export type StaffMember = z.infer<typeof staffMemberSchema>;
/** An invitation. The host sends the link by which the password is set. */
export const invitationSchema = z.object({
  id: entityFields.id,
  username: email,
  firstName: personName,
  lastName: personName,
  role: z.enum(roles),
  /** The language of the mails to them, until they choose one; without it the clinic's. */
  language: z.optional(z.enum(languages)),
});
/** The language that somebody reads the pages in, which mails to them are written in. */
export const languageChoiceSchema = z.object({ language: z.enum(languages) });
/** The fields of a member of staff that an administrator may change: the role, and whether they may sign in. */
export const staffChangeSchema = z.object({
  id: entityFields.id,
  role: z.nullable(z.enum(roles)),
  active: z.boolean(),
});
