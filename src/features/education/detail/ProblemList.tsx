import type { MessageId } from '@/locales';
import { useT } from '@/shared/i18n/text';
import { useFieldName } from '../edit/fieldNames';

/** What is wrong with a post, field by field, where no form is open to show it. */
export function ProblemList({ fields }: { fields: Readonly<Record<string, MessageId>> }) {
  const t = useT();
  const nameOf = useFieldName();
  return (
    <ul className="mb-0 ps-3">
      {Object.entries(fields).map(([field, message]) => (
        <li key={field}>
          {nameOf(field)}: {t(message)}
        </li>
      ))}
    </ul>
  );
}
