import { z } from 'zod';

const host = z
  .string()
  .trim()
  .refine((text) => text === '' || (/^https?:\/\//.test(text) && URL.canParse(text)), {
    error: 'expected an address such as https://host.example, or nothing',
  })
  .transform((text) => text.replace(/\/+$/, ''))
  .default('');

const base = (path: string) =>
  z
    .string()
    .trim()
    .regex(/^\/[\w./-]*$/, { error: 'expected a path such as /api' })
    .transform((text) => text.replace(/\/+$/, ''))
    .default(path);

const envSchema = z.object({
  VITE_AUTH_HOST: host,
  VITE_CARE_HOST: host,
  VITE_IAM_BASE: base('/iam'),
  VITE_CARE_BASE: base('/api/care'),
});
export type Env = z.infer<typeof envSchema>;

/** Reads the settings of the build (.env.example names them); a problem is told as `NAME: what is wrong`. */
export function parseEnv(raw: Record<string, unknown>): { env: Env } | { problems: string[] } {
  const given = Object.entries(raw).filter(([, value]) => value !== '');
  const parsed = envSchema.safeParse(Object.fromEntries(given));
  if (parsed.success) return { env: parsed.data };
  return { problems: parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) };
}
