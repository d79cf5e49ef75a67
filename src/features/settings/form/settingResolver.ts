import { set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form';
import { settingSchema, type BodyOf, type SettingBody, type SettingId } from '@/domain/settings/setting';
import { settingProblems } from '@/domain/settings/settingProblems';
import { hasMessage, type MessageId } from '@/locales';
import { now } from '@/shared/store/clock';

export type Problems = Record<string, MessageId>;

/** The setting that entries make, or what is wrong with them by path of the field. */
export function judged<K extends SettingId>(
  body: { id: K } & Record<string, unknown>,
): { body: BodyOf<K> } | { problems: Problems } {
  const parsed = settingSchema.safeParse(body);
  const problems: Problems = {};
  for (const { path, message } of parsed.error?.issues ?? [])
    problems[path.join('.')] ??= hasMessage(message) ? message : 'validation.invalid';
  // A form holds values of the right kind even where they are wrong: everything is told at once.
  const whole = parsed.success ? parsed.data : (body as unknown as SettingBody);
  for (const { field, message } of settingProblems(whole, now())) problems[field] ??= message;
  if (!parsed.success || Object.keys(problems).length > 0) return { problems };
  return { body: parsed.data as BodyOf<K> };
}

/** Problems by path as the form keeps them. */
export function errorsOf<E extends FieldValues>(problems: Problems, type: string): FieldErrors<E> {
  const errors: FieldErrors<E> = {};
  for (const [path, message] of Object.entries(problems)) set(errors, path, { type, message });
  return errors;
}

/** Checks a form by the rules of the domain. @param alsoWrong what only the screen knows */
export const settingResolver =
  <K extends SettingId, E extends FieldValues>(
    bodyOf: (entries: E) => { id: K } & Record<string, unknown>,
    alsoWrong?: (entries: E) => Problems,
  ): Resolver<E> =>
  (entries) => {
    const found = judged(bodyOf(entries));
    const problems = { ...('problems' in found && found.problems), ...alsoWrong?.(entries) };
    if (Object.keys(problems).length === 0) return { values: entries, errors: {} };
    return { values: {}, errors: errorsOf<E>(problems, 'hard') };
  };
