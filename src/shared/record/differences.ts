import type { MessageId } from '@/locales';
import type { Difference } from './BothVersions';

/**
 * Where the entries of a flat form differ from those that what is stored makes, for `SaveConflict`.
 * @param labels what each field is called, in the order of the form
 * @param said a value in words
 */
export function differencesOf<Field extends string>(
  labels: Readonly<Record<Field, MessageId>>,
  mine: Readonly<Partial<Record<Field, string | undefined>>>,
  theirs: Readonly<Partial<Record<Field, string | undefined>>>,
  t: (id: MessageId) => string,
  said: (field: Field, value: string) => string = (_, value) => value,
): Difference[] {
  return (Object.keys(labels) as Field[]).flatMap((field) => {
    const [here, there] = [mine[field] ?? '', theirs[field] ?? ''];
    if (here.trim() === there.trim()) return [];
    return [{ label: t(labels[field]), mine: said(field, here), theirs: said(field, there) }];
  });
}
