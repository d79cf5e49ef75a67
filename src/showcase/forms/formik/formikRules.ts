import * as z from 'zod/mini';

const email = z.email({ error: 'validation.email' });
const name = z
  .string()
  .check(
    z.trim(),
    z.minLength(2, { error: 'showcase:/forms/formik#nameShort' }),
    z.maxLength(20, { error: 'validation.tooLong' }),
  );

/** Who somebody is. */
export const personSchema = z.object({ firstName: name, lastName: name, email });

/** A new account: its rules look at several entries together. */
export const accountSchema = z
  .object({
    username: z
      .string()
      .check(z.regex(/^[a-z][a-z\d._-]{2,19}$/, { error: 'showcase:/forms/formik#usernameWrong' })),
    page: z.union(
      [z.literal(''), z.url({ protocol: /^https$/, error: 'showcase:/forms/formik#addressWrong' })],
      {
        error: 'showcase:/forms/formik#addressWrong',
      },
    ),
    password: z.string().check(z.minLength(10, { error: 'validation.passwordShort' })),
    again: z.string(),
  })
  .check(
    z.refine(({ password, again }) => password === again, {
      path: ['again'],
      error: 'showcase:/forms/formik#different',
    }),
    z.refine(({ username, password }) => username === '' || !password.includes(username), {
      path: ['password'],
      error: 'showcase:/forms/formik#guessable',
    }),
  );

/** What formik asks of a rule: the first problem of each entry, none where all is well. */
export function problemsBy(schema: z.ZodMiniType, values: unknown): Record<string, string> {
  const result = schema.safeParse(values);
  const problems: Record<string, string> = {};
  for (const { path, message } of result.error?.issues ?? []) problems[String(path[0])] ??= message;
  return problems;
}
